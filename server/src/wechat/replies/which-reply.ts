import { type LinkedState, linkedStates } from '#contract/content/article-links.ts';
import { replyTypes } from '#contract/wechat/reply-content.ts';
import type { ReplyVerdict } from '#contract/wechat/reply-record.ts';
import { wordKey, wordsIn } from '#contract/wechat/reply-words.ts';
import { linkedStateOf } from '#server/content/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type ReplyRow, allReplies, toReplies } from './queries.ts';
import { type AskingMessage, type ReplyRule, ruleFor } from './rules.ts';

const WITHOUT_ARTICLE = '图文已被删除，请重新选择图文消息';
const defects: Readonly<Record<LinkedState, string>> = {
  [linkedStates.shown]: '',
  [linkedStates.coming]: '图文还没有到发布时间',
  [linkedStates.hidden]: '图文已隐藏，先在文章里显示它',
  [linkedStates.gone]: WITHOUT_ARTICLE,
};

/** Reason why a reply cannot be sent though its rule answers; empty where it can. */
export function defectOf({ type, article }: Pick<ReplyRow, 'type' | 'article'>, now: Date): string {
  if (type !== replyTypes.news) return '';
  return article ? defects[linkedStateOf(article, now)] : WITHOUT_ARTICLE;
}

/** Rules as they are compared with a message. */
export async function replyRules(db: Db): Promise<(ReplyRule & { row: ReplyRow })[]> {
  const rows = await allReplies(db);
  return rows.map((row) => ({
    id: row.id,
    wordKeys: wordsIn(row.keywords).map(wordKey),
    matchType: row.matchType,
    status: row.status,
    row,
  }));
}

/** The rule that would answer, by the function that answers pushes. */
export async function whichReply(db: Db, message: AskingMessage, { now }: Pick<CallContext, 'now'>): Promise<ReplyVerdict> {
  const found = ruleFor(message, await replyRules(db));
  const row = found.rule?.row;
  const [reply = null] = row ? await toReplies(db, [row]) : [];
  return {
    reason: found.reason,
    word: reply?.keywords.find((word) => wordKey(word) === found.wordKey) ?? '',
    reply,
    defect: row ? defectOf(row, now) : '',
    off: found.off.map(({ id, row: { keywords } }) => ({ id, keywords: wordsIn(keywords) })),
  };
}
