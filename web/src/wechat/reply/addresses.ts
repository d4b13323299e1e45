import { fallsBack, greets } from '#contract/wechat/reply-words.ts';

const REPLIES = '/appSetting/publicAccount/wxReply';

export const FOLLOW = `${REPLIES}/follow`;
export const FALLBACK = `${REPLIES}/replyIndex`;
export const KEYWORDS = `${REPLIES}/keyword`;
export const NEW_KEYWORD = `${KEYWORDS}/save`;

/** The page on which a rule is written. */
export function pageOfRule({ id, keywords }: { id: number; keywords: readonly string[] }): string {
  if (greets(keywords)) return FOLLOW;
  return fallsBack(keywords) ? FALLBACK : `${NEW_KEYWORD}/${id}`;
}
