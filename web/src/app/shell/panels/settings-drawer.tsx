import { Button, Divider, Drawer, Segmented, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { chooseSize, type Size, useFrame } from '../../look/layout-store.ts';
import { type Settings, choose, chooseAppearance, forgetSettings, saveSettings, useSettings } from '../../look/settings.ts';
import { overlay } from './overlay.ts';
import { beep } from '../../live/beep.ts';
import { ThemeColour } from './theme-colour.tsx';

const SAVE_MS = 600;
const RESET_MS = 1000;

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const Line = ({ label, help, children }: { label: string; help?: string | undefined; children: ReactNode }) => (
  <div className="setting-line">
    <span>
      {label}
      {help && <small>{help}</small>}
    </span>
    {children}
  </div>
);

interface FlagProps {
  name: Flag;
  label: string;
  /** Effect of the switch, where its name does not say so. */
  help?: string;
  disabled?: boolean;
}

const FlagLine = ({ name, label, help, disabled = false }: FlagProps) => {
  const on = useSettings((settings) => settings[name]);
  return (
    <Line label={label} help={help}>
      <Switch
        aria-label={label}
        checked={on}
        disabled={disabled}
        onChange={(value) => {
          choose({ [name]: value });
          if (name === 'sound' && value) beep();
        }}
      />
    </Line>
  );
};

const save = () => overlay('正在保存到本地，请稍候...', SAVE_MS, saveSettings);
const reset = () =>
  overlay('正在清除设置缓存并刷新，请稍候...', RESET_MS, () => {
    forgetSettings();
    location.reload();
  });

const densities: readonly { value: Size; label: string }[] = [
  { value: 'medium', label: '宽松' },
  { value: 'small', label: '适中' },
  { value: 'mini', label: '紧凑' },
];

/** Choices show at once; 保存配置 keeps them in this browser. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { sideTheme, appearance, topNav } = useSettings();
  const size = useFrame((frame) => frame.size);
  const [shown, setShown] = useState(true);
  return (
    <Drawer
      open={shown}
      onClose={() => setShown(false)}
      afterOpenChange={(open) => open || onClose()}
      title="主题风格设置"
      size={320}
      footer={<SettingsFooter />}
    >
      <Line label="主题颜色">
        <ThemeColour />
      </Line>
      <Line label="外观">
        <Segmented
          value={appearance}
          onChange={chooseAppearance}
          options={[
            { value: 'light' as const, label: '浅色' },
            { value: 'dark' as const, label: '深色' },
            { value: 'system' as const, label: '跟随系统' },
          ]}
        />
      </Line>
      <Line label="侧栏风格">
        <Segmented
          value={sideTheme}
          onChange={(value) => choose({ sideTheme: value })}
          options={[
            { value: 'theme-dark' as const, label: '深色' },
            { value: 'theme-light' as const, label: '浅色' },
          ]}
        />
      </Line>
      <Line label="界面密度">
        <Segmented value={size} onChange={chooseSize} options={[...densities]} />
      </Line>
      <Divider />
      <FlagLine name="topNav" label="顶部导航" help="一级菜单放到顶栏，左侧只留下级" />
      <FlagLine name="navIcon" label="菜单图标" help="用于顶部导航" disabled={!topNav} />
      <FlagLine name="tagsView" label="页签栏" help="打开过的页面，可一键切换" />
      <FlagLine name="fixedHeader" label="固定顶栏" />
      <FlagLine name="sidebarLogo" label="显示标志" />
      <FlagLine name="dynamicTitle" label="动态标题" help="浏览器标题显示当前页面的名称" />
      <FlagLine name="sound" label="新通知提示音" />
    </Drawer>
  );
}

const SettingsFooter = () => (
  <div className="setting-foot">
    <small>外观、密度自动保存，其他需点“保存配置”</small>
    <Button type="primary" onClick={save}>
      保存配置
    </Button>
    <Button onClick={reset}>重置配置</Button>
  </div>
);
