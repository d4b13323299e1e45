import { Button, ColorPicker, Divider, Drawer, Segmented, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { chooseSize, sizes, useFrame } from '../../look/layout-store.ts';
import { type Settings, choose, forgetSettings, saveSettings, useSettings } from '../../look/settings.ts';
import { THEME_PRESETS } from '../../look/tokens.ts';
import { overlay } from './overlay.ts';
import { beep } from '../../live/beep.ts';

const SAVE_MS = 600;
const RESET_MS = 1000;

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="setting-line">
    <span>{label}</span>
    {children}
  </div>
);

const FlagLine = ({ name, label, disabled = false }: { name: Flag; label: string; disabled?: boolean }) => {
  const on = useSettings((settings) => settings[name]);
  return (
    <Line label={label}>
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

/** Choices show at once; 保存配置 keeps them in this browser. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { theme, sideTheme, appearance, topNav } = useSettings();
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
        <ColorPicker
          value={theme}
          disabledAlpha
          presets={[{ label: '预设', colors: [...THEME_PRESETS] }]}
          onChangeComplete={(color) => choose({ theme: color.toHexString() })}
        />
      </Line>
      <Line label="外观">
        <Segmented
          value={appearance}
          onChange={(value) => choose({ appearance: value })}
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
      <Line label="元素尺寸">
        <Segmented value={size} onChange={chooseSize} options={[...sizes]} />
      </Line>
      <Divider />
      <FlagLine name="topNav" label="开启 TopNav" />
      <FlagLine name="navIcon" label="开启 Icon" disabled={!topNav} />
      <FlagLine name="tagsView" label="开启 Tags-Views" />
      <FlagLine name="fixedHeader" label="固定 Header" />
      <FlagLine name="sidebarLogo" label="显示 Logo" />
      <FlagLine name="dynamicTitle" label="动态标题" />
      <FlagLine name="sound" label="新订单提示音" />
    </Drawer>
  );
}

const SettingsFooter = () => (
  <div className="setting-foot">
    <Button type="primary" onClick={save}>
      保存配置
    </Button>
    <Button onClick={reset}>重置配置</Button>
  </div>
);
