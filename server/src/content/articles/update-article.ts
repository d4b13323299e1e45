import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type articleCalls, articleRefusals } from '#contract/content/articles.ts';
import { Article } from '#contract/content/article-record.ts';
import { encoder } from '#contract/transcode.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { articles, getArticle, isArticleCategory } from './queries.ts';
import { fieldsOf } from './rules.ts';
import { article } from './tables.ts';

const encodeArticle = encoder(Article);

/** Never over somebody else's words, unless the client names no version. Visits are none of its business. */
export async function updateArticle(
  write: Write,
  { id, version: opened, hide, showTime, ...draft }: Input<typeof articleCalls.update>,
): Promise<null> {
  const row = await articles.lock(write.tx, id);
  const { version } = row;
  if (opened != null && opened !== version)
    throw articleRefusals.STALE({ version, theirs: encodeArticle(await getArticle(write.tx, { id })) });
  if (!(await isArticleCategory(write.tx, draft.cid))) throw articleRefusals.NO_CATEGORY();
  const fields = fieldsOf(draft, await addressesOf(write.tx));
  const shown = { hide: hide ?? row.hide, showTime: showTime === undefined ? row.showTime : showTime };
  await articles.set(write, id, { ...fields, ...shown, version: sql`${article.version} + 1` });
  return null;
}
