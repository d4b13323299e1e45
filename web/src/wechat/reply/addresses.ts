import { fallsBack, greets, wordsIn } from '#contract/wechat/reply-words.ts';

const REPLIES = '/appSetting/publicAccount/wxReply';

export const FOLLOW = `${REPLIES}/follow`;
export const FALLBACK = `${REPLIES}/replyIndex`;
export const KEYWORDS = `${REPLIES}/keyword`;
export const NEW_KEYWORD = `${KEYWORDS}/save`;

const WORD = 'word';

/** The page on which a rule for a word begins. */
export const newRuleFor = (word: string): string => `${NEW_KEYWORD}?${new URLSearchParams({ [WORD]: word })}`;

/** Words that a new rule begins with. */
export const wordsOfNewRule = (query: URLSearchParams): string[] => wordsIn(query.get(WORD) ?? '');

/** The page on which a rule is written. */
export function pageOfRule({ id, keywords }: { id: number; keywords: readonly string[] }): string {
  if (greets(keywords)) return FOLLOW;
  return fallsBack(keywords) ? FALLBACK : `${NEW_KEYWORD}/${id}`;
}
