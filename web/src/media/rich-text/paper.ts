import { theme } from 'antd';
import type { CSSProperties } from 'react';

const { colorBgContainer, colorText } = theme.getDesignToken();

/** Texts with colours of their own were written for the light ground of the shop, and have it in the dark too. */
export const paper: CSSProperties & Record<'--paper' | '--ink', string> = { '--paper': colorBgContainer, '--ink': colorText };
