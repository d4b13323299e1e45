const REPLIES = '/appSetting/publicAccount/wxReply';

export const FOLLOW = `${REPLIES}/follow`;
export const FALLBACK = `${REPLIES}/replyIndex`;
export const KEYWORDS = `${REPLIES}/keyword`;
export const NEW_KEYWORD = `${KEYWORDS}/save`;
const formOf = (id: number): string => `${NEW_KEYWORD}/${id}`;

/** The page on which a rule is written. */
export function pageOfRule({ id, keywords }: { id: number; keywords: readonly string[] }): string {
  if (keywords.length === 1 && keywords[0] === 'subscribe') return FOLLOW;
  return keywords.length === 1 && keywords[0] === 'default' ? FALLBACK : formOf(id);
}
