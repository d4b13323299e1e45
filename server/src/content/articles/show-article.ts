import { sql } from 'drizzle-orm';
import { articleRefusals } from '#contract/content/articles.ts';
import { lackingOf } from '#contract/content/article-draft.ts';
import { getLabel } from '#contract/labels.ts';
import type { Write } from '#server/platform/write/write.ts';
import { articles } from './queries.ts';
import { article } from './tables.ts';

/** Shows an article to customers, once it is whole, or to staff only. */
export async function showArticle(write: Write, { id, hide }: { id: number; hide: boolean }): Promise<null> {
  const lacks = hide ? [] : lackingOf(await articles.lock(write.tx, id));
  if (lacks.length > 0) throw articleRefusals.INCOMPLETE({ lacks: lacks.map((field) => getLabel('article', field)) });
  await articles.set(write, id, { hide, version: sql`${article.version} + 1` });
  return null;
}
