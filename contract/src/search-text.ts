import { printable, text } from './wire.ts';

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_DIGITS = /[\uFF10-\uFF19]+/g;
const FULL_WIDTH_TO_ASCII = 0xfe_e0;
// Marks that come along with a pasted text and are not seen: zero-width blanks, directions of writing, a byte order mark.
const UNSEEN = /\p{Cf}/gu;
const MOBILE = /^1[3-9]\d{9}$/;
const MOBILE_ABROAD = /^(?:\+|00)?86(?=1\d{10}$)/;
const ORDER_NO = /^order(?=\d)/i;

/** Text with letters, digits and signs of half width, plain blanks and nothing unseen: １２．５ is 12.5. */
export const halfWidth = (typed: string): string =>
  typed
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_TO_ASCII))
    .replaceAll('￥', '¥')
    .replaceAll(/\s/g, ' ')
    .trim();

/** Number in half width without blanks, brackets, hyphens and, of a mobile number, the country. */
export const plainPhone = (number: string): string => number.replaceAll(/[\s()-]/g, '').replace(MOBILE_ABROAD, '');

/** The words as they are kept: without what pasting adds, a mobile number without its blanks and country, an order number as printed. */
export function asSearched(typed: string): string {
  const phone = plainPhone(halfWidth(typed));
  if (MOBILE.test(phone)) return phone;
  const word = printable(typed).replaceAll(/\s+/g, ' ').trim();
  return word.replace(FULL_WIDTH_DIGITS, halfWidth).replace(ORDER_NO, 'order');
}

/** Signs that input methods write in either width; those of codes and addresses are left out. */
const SIGNS = /[!%&()+,:;?[\]~\uFF01\uFF05\uFF06\uFF08\uFF09\uFF0B\uFF0C\uFF1A\uFF1B\uFF1F\uFF3B\uFF3D\uFF5E]/g;
const inFullWidth = (sign: string) => String.fromCharCode((sign.charCodeAt(0) % FULL_WIDTH_TO_ASCII) + FULL_WIDTH_TO_ASCII);

/** Spellings in which a word may be kept: signs in half width, and in full width, where it has any. */
export function spellingsOf(word: string): readonly [spelling: string, inFullWidth?: string] {
  const full = word.replace(SIGNS, inFullWidth);
  return word.search(SIGNS) < 0 ? [word] : [word.replace(SIGNS, halfWidth), full];
}

/** Text to search for, of at most `max` characters as it was typed. */
export const searchText = (max: number) => text(max).overwrite(asSearched);
