import { text } from './wire.ts';

// Marks that come along with a pasted text and are not seen: zero-width blanks, directions of writing, a byte order mark.
const UNSEEN = /\p{Cf}/gu;
const FULL_WIDTH_DIGIT = /[\uFF10-\uFF19]/g;
const FULL_WIDTH_TO_ASCII = 0xfe_e0;
const MOBILE = /^(?:\+|00)?(?:86)?(1[3-9]\d{9})$/;
const PHONE_NOISE = /[\s()（）-]/g;
const ORDER_NO = /^order(?=\d)/i;

/** The words as they are kept: without what pasting adds, a mobile number without its blanks and country, an order number as printed. */
export function asSearched(typed: string): string {
  const word = typed
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH_DIGIT, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_TO_ASCII))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, mobile] = MOBILE.exec(word.replace(PHONE_NOISE, '')) ?? [];
  return mobile ?? word.replace(ORDER_NO, 'order');
}

/** Text to search for, of at most `max` characters as it was typed. */
export const searchText = (max: number) => text(max).overwrite(asSearched);
