import { theme } from 'antd';
import { useMemo } from 'react';
import type { Palette } from './chart-options.ts';

/** The tokens of the theme in use, light or dark. */
export function usePalette(): Palette {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      hues: [token.colorPrimary, token.colorSuccess, token.colorWarning, token.colorTextPlaceholder],
      text: token.colorText,
      quiet: token.colorTextSecondary,
      line: token.colorBorder,
      back: token.colorBgElevated,
      font: token.fontFamily,
      fontSize: token.fontSizeSM,
      moves: token.motion,
    }),
    [token],
  );
}
