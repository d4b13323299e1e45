import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { isWireOnly, useMay, useSession } from '#web/ui/wire/session.ts';
import { isPhone } from '../../look/layout-store.ts';
import { isDark } from '../../look/paint.ts';
import { chooseAppearance, useSettings } from '../../look/settings.ts';
import { HOME_TITLE } from '../../menu/menu.ts';
import { useLeave } from '../../session/use-leave.ts';

/** Rights whose acts a second person decides when they are large. */
const PROPOSING = ['admin:order:refund', 'admin:recharge:refund', 'admin:user:operate:founds'] as const;

export function UserMenu() {
  const name = useSession((session) => session.info?.realName || session.info?.name || '');
  const isNight = useSettings(isDark);
  const navigate = useNavigate();
  const leave = useLeave();
  const may = useMay();
  const acts: Record<string, () => void> = {
    home: () => void navigate('/'),
    me: () => void navigate('/maintain/user'),
    exports: () => void navigate('/exports'),
    proposals: () => void navigate('/financial/approval/own'),
    appearance: () => chooseAppearance(isNight ? 'light' : 'dark'),
    leave: () => void leave(),
  };
  const items = [
    { key: 'home', label: HOME_TITLE },
    ...(isPhone() ? [] : [{ key: 'me', label: '个人中心' }]),
    ...(isWireOnly() || isPhone() ? [] : [{ key: 'exports', label: '导出记录' }]),
    ...(!isWireOnly() && may(PROPOSING) ? [{ key: 'proposals', label: '我提交的复核' }] : []),
    { key: 'appearance', label: isNight ? '浅色外观' : '深色外观' },
    { type: 'divider' as const },
    { key: 'leave', label: '退出' },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => acts[key]?.() }}>
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
