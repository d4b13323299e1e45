import {
  BugOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Signal } from '#web/ui/cells/signal.tsx';
import { useEntered } from '../../session/enter.ts';
import { useFaults } from '../../errors.ts';
import { toggleSidebar, useFrame } from '../../look/layout-store.ts';
import type { MenuItem } from '../../menu/menu.ts';
import { useSettings } from '../../look/settings.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { FinderEntry } from './finder-entry.tsx';
import { open } from '../../look/panel-store.ts';
import { NoticesButton } from './notices-button.tsx';
import { useHere } from '../../screens/use-here.ts';
import { ToolButton } from './tool-button.tsx';
import { TopNav } from './top-nav.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { UserMenu } from './user-menu.tsx';

export function TopBar({ menu }: { menu: readonly MenuItem[] }) {
  const { opened, mobile } = useFrame();
  const faults = useFaults((state) => state.faults.length);
  const isDemoChannel = useEntered((entered) => entered.isDemoChannel);
  const [full, toggleFull] = useFullScreen();

  return (
    <div className="top-bar">
      <ToolButton
        label={opened ? '收起菜单' : '展开菜单'}
        onClick={toggleSidebar}
        icon={opened ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      />
      <Heading menu={menu} />
      {isDemoChannel && (
        <span className="demo-channel" title="微信收款和退款走演示通道，不会动真钱">
          <Signal of="waits">{mobile ? '演示' : '演示通道'}</Signal>
        </span>
      )}
      <div className="top-tools">
        <FinderEntry />
        {faults > 0 && (
          <ToolButton label={`错误日志，${faults} 条`} onClick={() => open('faults')} icon={<BugOutlined />} tone="trouble" dot />
        )}
        <NoticesButton />
        {!mobile && (
          <ToolButton
            label={full ? '退出全屏' : '全屏'}
            onClick={toggleFull}
            icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          />
        )}
        {!mobile && <ToolButton label="快捷键（?）" onClick={() => open('keys')} icon={<QuestionCircleOutlined />} />}
        <ToolButton label="主题风格设置" onClick={() => open('settings')} icon={<SettingOutlined />} />
        <UserMenu />
      </div>
    </div>
  );
}

/** The way down the menu, or its roots; on a phone the name of the page. */
function Heading({ menu }: { menu: readonly MenuItem[] }) {
  const mobile = useFrame((frame) => frame.mobile);
  const topNav = useSettings((settings) => settings.topNav);
  const here = useHere(menu);
  if (mobile)
    return (
      <span className="top-title" aria-hidden>
        {here}
      </span>
    );
  return topNav ? <TopNav menu={menu} /> : <Breadcrumb menu={menu} here={here} />;
}
