import { type ThemeConfig, theme } from 'antd';
import { accentOf, isDark, onAccent } from './paint.ts';
import { deeper, tint } from './contrast.ts';
import type { Settings } from './settings.ts';
import { type Tokens, dark, fontFamily, light, size } from './tokens.ts';

/** The library's dark mode dims every colour it is given; ours are made for the dark already. */
const undimmed =
  ({ waiting, done, trouble }: Tokens, accent: string): typeof theme.darkAlgorithm =>
  (seed, map = theme.darkAlgorithm(seed)) => ({
    ...map,
    colorPrimary: accent,
    colorInfo: accent,
    colorLink: accent,
    colorWarning: waiting,
    colorSuccess: done,
    colorError: trouble,
  });

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Ant Design in the product's tokens, light or dark; without motion for those who ask for none. */
export function themeOf(settings: Settings): ThemeConfig {
  const night = isDark(settings);
  const tokens = night ? dark : light;
  const accent = accentOf(settings, night);
  const pointed = deeper(accent, night);
  const chosen = tint(accent, tokens.raised);
  return {
    algorithm: night ? [theme.darkAlgorithm, undimmed(tokens, accent)] : theme.defaultAlgorithm,
    token: {
      colorPrimary: accent,
      colorInfo: accent,
      colorLink: accent,
      colorPrimaryHover: pointed,
      colorLinkHover: pointed,
      colorWarning: tokens.waiting,
      colorSuccess: tokens.done,
      colorError: tokens.trouble,
      colorSuccessBg: tokens.doneBack,
      colorWarningBg: tokens.waitingBack,
      colorErrorBg: tokens.troubleBack,
      colorInfoBg: tint(accent, tokens.container),
      colorPrimaryBg: chosen,
      colorPrimaryBgHover: chosen,
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
      motion: !isStill(),
    },
    components: {
      Button: { primaryColor: onAccent(accent), dangerColor: onAccent(tokens.trouble), fontWeight: 500 },
      Rate: { starBg: tokens.border, starColor: tokens.waiting },
      Checkbox: { colorBorder: tokens.edge },
      Select: { optionSelectedBg: chosen, optionSelectedFontWeight: 500 },
      // Switches that are on are in order: shown, on sale, valid.
      Switch: {
        colorPrimary: tokens.done,
        colorPrimaryHover: deeper(tokens.done, night),
        colorTextLightSolid: onAccent(tokens.done),
      },
      Table: { headerBg: tokens.layout, rowHoverBg: tokens.hover, cellPaddingBlockSM: 8 },
    },
  };
}
