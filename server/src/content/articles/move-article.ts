import { sql } from 'drizzle-orm';
import { articleRefusals } from '#contract/content/articles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { articles } from './queries.ts';
import { article } from './tables.ts';

/** Moves the moment from which customers see an article, as long as they do not see it. */
export async function moveArticle(write: Write, id: number, shiftOf: (begins: Date) => number): Promise<null> {
  const { showTime } = await articles.lock(write.tx, id);
  if (showTime === null || showTime <= write.now) throw articleRefusals.BEGUN();
  const moved = new Date(showTime.getTime() + shiftOf(showTime));
  await articles.set(write, id, { showTime: moved, version: sql`${article.version} + 1` });
  return null;
}
