import { z } from 'zod';
import { text } from '../wire.ts';

/** Words of the rule that greets a new follower, and of the one that answers what no other rule does. */
export const FOLLOW_WORD = 'subscribe';
export const FALLBACK_WORD = 'default';

const WORD_MAX = 64;
const WORDS_MAX = 20;
const MISSING = '请填写关键字, 关注 = subscribe， 默认 = default';

/** Words that a message is compared by: letters of any width and case are alike. */
export const wordKey = (word: string): string => word.normalize('NFKC').trim().toLowerCase();

/** Words of a text with half- or full-width commas between them, each once. */
export function wordsIn(typed: string): string[] {
  const words = typed
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.filter((word, at) => words.findIndex((other) => wordKey(other) === wordKey(word)) === at);
}

/** "优惠,折扣" outside. */
export const replyWords = z.codec(
  z.string(MISSING),
  z
    .array(text(WORD_MAX, `每个关键字最多${WORD_MAX}个字符`))
    .min(1, MISSING)
    .max(WORDS_MAX, `一条规则最多${WORDS_MAX}个关键字`),
  { decode: wordsIn, encode: (words) => words.join(',') },
);

const hasOnly = (words: readonly string[], reserved: string) => words.length === 1 && words[0] === reserved;
export const greets = (words: readonly string[]): boolean => hasOnly(words, FOLLOW_WORD);
export const fallsBack = (words: readonly string[]): boolean => hasOnly(words, FALLBACK_WORD);

/** Word of a list that only a rule of its own may have. */
export const reservedIn = (words: readonly string[]): string | undefined =>
  words.length > 1 ? words.find((word) => [FOLLOW_WORD, FALLBACK_WORD].includes(wordKey(word))) : undefined;
