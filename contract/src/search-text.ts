import { printable, text } from './wire.ts';

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_DIGITS = /[\uFF10-\uFF19]+/g;
const FULL_WIDTH_TO_ASCII = 0xfe_e0;
const inHalfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_TO_ASCII);
const inFullWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_TO_ASCII);
// Marks that come along with a pasted text and are not seen: zero-width blanks, directions of writing, a byte order mark.
const UNSEEN = /\p{Cf}/gu;
const MOBILE = /^1[3-9]\d{9}$/;
const MOBILE_ABROAD = /^(?:\+|00)?86(?=1\d{10}$)/;
const ORDER_NO = /^order(?=\d)/i;

/** Text with letters, digits and signs of half width, plain blanks and nothing unseen: １２．５ is 12.5. */
export const halfWidth = (typed: string): string =>
  typed.replace(UNSEEN, '').replace(FULL_WIDTH, inHalfWidth).replaceAll('￥', '¥').replaceAll(/\s/g, ' ').trim();

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
const SIGNS = /[!%&()+,:;?[\]~]/g;

const ALPHANUMERIC = /[0-9A-Za-z]/g;
const LETTER = /[A-Za-z]/;

/**
 * Spellings in which a word may be kept: in half width, and with its signs in full width; one without signs as it was typed, or with its
 * letters and digits in full width where it has a letter: digits alone are typed in half width, and a second look-up costs pages.
 */
export function spellingsOf(word: string): readonly [spelling: string, inFullWidth?: string] {
  const half = word.replace(FULL_WIDTH, inHalfWidth);
  const full = half.replace(SIGNS, inFullWidth);
  if (full !== half) return [half, full];
  if (word !== half) return [half, word];
  return LETTER.test(half) ? [half, half.replace(ALPHANUMERIC, inFullWidth)] : [half];
}

const folded = (text: string): string => text.toLowerCase().replace(FULL_WIDTH, inHalfWidth);

/** A text that is searched in memory holds the word, in whichever case and width. */
export const holdsWord = (text: string, word: string): boolean => folded(text).includes(folded(word));

/** Text to search for, of at most `max` characters as it was typed. */
export const searchText = (max: number) => text(max).overwrite(asSearched);
