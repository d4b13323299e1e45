import { type ThemeConfig, theme } from 'antd';
import { accentOf, isDark, onAccent } from './paint.ts';
import type { Settings } from './settings.ts';
import { dark, fontFamily, light, size } from './tokens.ts';

/** Ant Design in the product's tokens, light or dark. */
export function themeOf(settings: Settings): ThemeConfig {
  const night = isDark(settings);
  const tokens = night ? dark : light;
  const accent = accentOf(settings, night);
  return {
    algorithm: night ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: accent,
      colorInfo: accent,
      colorLink: accent,
      colorWarning: tokens.waiting,
      colorSuccess: tokens.done,
      colorError: tokens.trouble,
      colorSuccessBg: tokens.doneBack,
      colorWarningBg: tokens.waitingBack,
      colorErrorBg: tokens.troubleBack,
      colorBgLayout: tokens.layout,
      colorBgContainer: tokens.container,
      colorBgElevated: tokens.raised,
      colorText: tokens.text,
      colorTextSecondary: tokens.textQuiet,
      colorTextTertiary: tokens.textQuiet,
      colorTextPlaceholder: tokens.rest,
      colorBorder: tokens.border,
      colorBorderSecondary: tokens.border,
      borderRadius: 6,
      fontFamily,
      fontSize: size.font,
      fontSizeSM: size.fontQuiet,
      wireframe: false,
    },
    components: {
      Button: { primaryColor: onAccent(accent), fontWeight: 500 },
      Switch: { colorTextLightSolid: onAccent(accent) },
      Table: { headerBg: tokens.layout, rowHoverBg: tokens.hover, cellPaddingBlockSM: 8 },
    },
  };
}
