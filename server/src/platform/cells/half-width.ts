const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_TO_ASCII = 0xfe_e0;
// Marks that come along with a pasted text and are not seen.
const UNSEEN = /\p{Cf}/gu;

/** Text with letters, digits and signs of half width, plain blanks and nothing unseen: １２．５ is 12.5. */
export const halfWidth = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_TO_ASCII))
    .replaceAll('￥', '¥')
    .replaceAll(/\s/g, ' ')
    .trim();
