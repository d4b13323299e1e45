import type { ArticleDraft } from '#contract/content/article-draft.ts';
import { articleRefusals } from '#contract/content/articles.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { articles, isArticleCategory } from './queries.ts';
import { fieldsOf } from './rules.ts';

/** Shown at once, unless it is to wait. */
export async function saveArticle(write: Write, { hide, showTime, ...draft }: ArticleDraft): Promise<null> {
  if (!(await isArticleCategory(write.tx, draft.cid))) throw articleRefusals.NO_CATEGORY();
  const shown = { hide: hide ?? false, showTime: showTime ?? null };
  await articles.insert(write, { ...fieldsOf(draft, await addressesOf(write.tx)), ...shown });
  return null;
}
