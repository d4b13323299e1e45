import { BellOutlined } from '@ant-design/icons';
import { useUnread } from '#web/notifications/index.ts';
import { open } from '../../look/panel-store.ts';
import { ToolButton } from './tool-button.tsx';

/** The bell, with how much the person has not read. */
export function NoticesButton() {
  const count = useUnread();
  return (
    <ToolButton
      label={count > 0 ? `${count} 条未读通知` : '通知'}
      onClick={() => open('notices')}
      icon={<BellOutlined />}
      count={count}
    />
  );
}
