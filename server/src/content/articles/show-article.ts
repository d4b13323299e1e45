import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { articles } from './queries.ts';
import { article } from './tables.ts';

/** Shows an article to customers, or to staff only. */
export async function showArticle(write: Write, { id, hide }: { id: number; hide: boolean }): Promise<null> {
  await articles.set(write, id, { hide, version: sql`${article.version} + 1` });
  return null;
}
