import { articleRefusals } from '#contract/content/articles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { articles } from './queries.ts';

/** Flagged, so that it can come back and what points at it finds it. */
export async function deleteArticle(write: Write, { id }: { id: number }): Promise<null> {
  if (!(await articles.find(write.tx, id))) throw articleRefusals.DELETED();
  await articles.set(write, id, { isDel: true });
  return null;
}
