import { type SQL, and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Reply } from '#contract/wechat/reply-record.ts';
import { type replyCalls, replyRefusals } from '#contract/wechat/replies.ts';
import { FALLBACK_WORD, FOLLOW_WORD, wordKey, wordsIn } from '#contract/wechat/reply-words.ts';
import type { Page } from '#contract/wire.ts';
import { article } from '#server/content/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { wechatReply, wechatReplyWord } from './tables.ts';

export const replies = rowsOf(wechatReply, { missing: replyRefusals.NOT_FOUND });

const columns = {
  id: wechatReply.id,
  keywords: wechatReply.keywords,
  type: wechatReply.type,
  matchType: wechatReply.matchType,
  content: wechatReply.content,
  mediaId: wechatReply.mediaId,
  srcUrl: wechatReply.srcUrl,
  articleId: wechatReply.articleId,
  status: wechatReply.status,
  createTime: wechatReply.createTime,
  updateTime: wechatReply.updateTime,
  article: {
    title: article.title,
    imageInput: article.imageInput,
    synopsis: article.shareSynopsis,
    url: article.url,
    hide: article.hide,
    showTime: article.showTime,
    isDel: article.isDel,
  },
};

const selected = (db: Db) =>
  db.select(columns).from(wechatReply).leftJoin(article, eq(article.id, wechatReply.articleId)).$dynamic();
export type ReplyRow = Awaited<ReturnType<typeof selected>>[number];

/** Rows with what a preview needs of their files and articles. */
export async function toReplies(db: Db, rows: readonly ReplyRow[]): Promise<Reply[]> {
  const { show } = await addressesOf(db);
  return rows.map(({ article: news, keywords, content, mediaId, srcUrl, articleId, ...row }) => ({
    ...row,
    keywords: wordsIn(keywords),
    data: {
      content,
      mediaId,
      srcUrl: show(srcUrl),
      articleId,
      articleData: news ? { title: news.title, imageInput: show(news.imageInput) } : {},
    },
  }));
}

const byKeyword = notInArray(wechatReply.keywords, [FOLLOW_WORD, FALLBACK_WORD]);

export function listReplies(db: Db, { keywords, type, ...paging }: Input<typeof replyCalls.list>): Promise<Page<Reply>> {
  const where = and(byKeyword, matching(keywords, wechatReply.keywords), equal(wechatReply.type, type));
  const order = [desc(wechatReply.id)];
  return pageOfJoined(db, paging, selected(db), { from: wechatReply, where, order }, (rows) => toReplies(db, rows));
}

async function findReply(db: Db, where: SQL): Promise<Reply | null> {
  const [found] = await toReplies(db, await selected(db).where(where));
  return found ?? null;
}

export const getReply = (db: Db, { id }: { id: number }): Promise<Reply | null> => findReply(db, eq(wechatReply.id, id));

const replyWith = (word: string) => sql`(select w.reply_id from ${wechatReplyWord} w where w.word_key = ${wordKey(word)})`;

export const replyByWord = (db: Db, { keywords }: { keywords: string }): Promise<Reply | null> =>
  findReply(db, eq(wechatReply.id, replyWith(keywords)));

/** Every rule, the oldest first. */
export const allReplies = (db: Db): Promise<ReplyRow[]> =>
  selected(db)
    .orderBy(asc(wechatReply.id))
    .then((rows) => rows);

export const countByKeyword = (db: Db): Promise<number> => db.$count(wechatReply, byKeyword);

/** A word of these that another rule has, with the words of that rule. */
export async function takenWord(db: Db, words: readonly string[], own: number | undefined) {
  const [taken] = await db
    .select({ word: wechatReplyWord.word, rule: wechatReply.keywords })
    .from(wechatReplyWord)
    .innerJoin(wechatReply, eq(wechatReply.id, wechatReplyWord.replyId))
    .where(
      and(inArray(wechatReplyWord.wordKey, words.map(wordKey)), own === undefined ? undefined : ne(wechatReplyWord.replyId, own)),
    )
    .orderBy(asc(wechatReplyWord.id))
    .limit(1);
  return taken;
}

/** Words that stay keep their rows. */
export async function setWords(tx: Tx, replyId: number, words: readonly string[]): Promise<void> {
  const keys = words.map(wordKey);
  await tx.delete(wechatReplyWord).where(and(eq(wechatReplyWord.replyId, replyId), notInArray(wechatReplyWord.wordKey, keys)));
  const known = await tx
    .select({ key: wechatReplyWord.wordKey })
    .from(wechatReplyWord)
    .where(eq(wechatReplyWord.replyId, replyId));
  const fresh = words.filter((word) => !known.some(({ key }) => key === wordKey(word)));
  if (fresh.length > 0) await tx.insert(wechatReplyWord).values(fresh.map((word) => ({ replyId, word, wordKey: wordKey(word) })));
}

export const isArticle = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(article, and(eq(article.id, id), eq(article.isDel, false)))) > 0;

/** Words go first, so that an undo brings the rule back before them. */
export async function removeReply(tx: Tx, id: number): Promise<boolean> {
  await tx.delete(wechatReplyWord).where(eq(wechatReplyWord.replyId, id));
  const { rowCount } = await tx.delete(wechatReply).where(eq(wechatReply.id, id));
  return (rowCount ?? 0) > 0;
}
