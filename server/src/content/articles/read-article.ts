import { articleRefusals } from '#contract/content/articles.ts';
import type { OpenArticleText } from '#contract/content/public-articles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countVisit, getArticle, isShown } from './queries.ts';

/** A customer opens an article: the visit is counted, and is in the answer. */
export async function readArticle({ tx, now }: Write, { id }: { id: number }): Promise<OpenArticleText> {
  if (!(await isShown(tx, id, now))) throw articleRefusals.NOT_FOUND();
  await countVisit(tx, id);
  return getArticle(tx, { id });
}
