import { ColorPicker } from 'antd';
import { accentOf, isDark } from '../../look/paint.ts';
import { choose, useSettings } from '../../look/settings.ts';
import { THEME_PRESETS } from '../../look/tokens.ts';

/** Picker of the theme colour; says where the screens use a shade of it that is easier to read. */
export function ThemeColour() {
  const settings = useSettings();
  const accent = accentOf(settings, isDark(settings));
  const isShifted = accent.toLowerCase() !== settings.theme.toLowerCase();
  return (
    <span className="theme-colour">
      {isShifted && <small>为便于阅读已调整</small>}
      <ColorPicker
        value={settings.theme}
        disabledAlpha
        presets={[{ label: '预设', colors: [...THEME_PRESETS] }]}
        onChangeComplete={(colour) => choose({ theme: colour.toHexString() })}
      >
        <button type="button" className="theme-swatch" aria-label={`主题颜色 ${settings.theme}`} />
      </ColorPicker>
    </span>
  );
}
