import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useSession } from '#web/ui/wire/index.ts';
import { isPhone } from '../../look/layout-store.ts';
import { useLeave } from './use-leave.ts';

export function UserMenu() {
  const name = useSession((session) => session.info?.realName || session.info?.name || '');
  const navigate = useNavigate();
  const leave = useLeave();
  const items = [
    { key: '/', label: '首页' },
    ...(isPhone() ? [] : [{ key: '/maintain/user', label: '个人中心' }]),
    { type: 'divider' as const },
    { key: 'leave', label: '退出' },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => (key === 'leave' ? void leave() : void navigate(key)) }}>
      <button type="button" className="user-button">
        <span className="user-mark" aria-hidden>
          {name.slice(0, 1)}
        </span>
        <span className="user-name">{name}</span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
