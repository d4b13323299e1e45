import { type ReplyDraft, matchTypes } from '#contract/wechat/reply-record.ts';
import { replyRefusals } from '#contract/wechat/replies.ts';
import { replyTypes } from '#contract/wechat/reply-content.ts';
import { fallsBack, greets } from '#contract/wechat/reply-words.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countByKeyword, isArticle, replies, setWords, takenWord } from './queries.ts';

/** Every push reads the rules. */
const RULES_MAX = 500;

/** Columns of a draft: of its content only what its type is sent with. */
function columnsOf({ keywords, type, data, status }: ReplyDraft, { keep }: Addresses) {
  const isFile = type === replyTypes.image || type === replyTypes.voice;
  return {
    keywords: keywords.join(','),
    type,
    status,
    content: type === replyTypes.text ? (data.content ?? '').trim() : '',
    mediaId: isFile ? (data.mediaId ?? '') : '',
    srcUrl: isFile ? keep(data.srcUrl ?? '') : '',
    articleId: type === replyTypes.news ? (data.articleId ?? null) : null,
  };
}

/** A word answers by one rule alone, whether that is on or off. */
export async function saveReply(write: Write, draft: ReplyDraft, id?: number): Promise<null> {
  const { tx } = write;
  const { keywords } = draft;
  const known = id === undefined ? undefined : await replies.lock(tx, id);
  const taken = await takenWord(tx, keywords, id);
  if (taken) throw replyRefusals.TAKEN(taken);
  const columns = columnsOf(draft, await addressesOf(tx));
  if (columns.articleId !== null && !(await isArticle(tx, columns.articleId))) throw replyRefusals.NO_ARTICLE();
  const isReserved = greets(keywords) || fallsBack(keywords);
  if (!known && !isReserved && (await countByKeyword(tx)) >= RULES_MAX) throw replyRefusals.TOO_MANY({ max: RULES_MAX });
  const matchType = isReserved ? matchTypes.full : (draft.matchType ?? known?.matchType ?? matchTypes.full);
  const saved = await replies.save(write, id, { ...columns, matchType });
  await setWords(tx, saved, keywords);
  return null;
}
