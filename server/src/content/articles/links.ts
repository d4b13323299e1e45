import type { ArticleUse, LinkedArticle } from '#contract/content/article-links.ts';
import { fieldsIn, pictureNames } from '#contract/settings/group-data.ts';
import { articleAt, linkTo } from '#contract/settings/links.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { entriesWith } from '#server/settings/index.ts';
import { linkedStateOf } from './rules.ts';
import { article } from './tables.ts';

/** Articles that something links to, in no order; one that never was is left out. */
export async function linkedArticles(
  db: Db,
  { ids }: { ids: readonly number[] },
  { now }: Pick<CallContext, 'now'>,
): Promise<LinkedArticle[]> {
  const { id, title, hide, showTime, isDel } = article;
  const rows = await db.select({ id, title, hide, showTime, isDel }).from(article).where(among(id, ids));
  return rows.map((row) => ({ id: row.id, title: row.title, state: linkedStateOf(row, now) }));
}

/** Entries of combined data that lead customers to an article. */
export async function usesOfArticle(db: Db, { id }: { id: number }): Promise<ArticleUse[]> {
  const entries = await entriesWith(db, linkTo(id).slice(1));
  return entries.flatMap(({ value, ...entry }) => {
    const fields = fieldsIn(value);
    if (!fields.some((field) => articleAt(field.value) === id)) return [];
    const spoken = fields.find(
      ({ name, value: text }) => text !== '' && !pictureNames.has(name) && articleAt(text) === undefined,
    );
    return { ...entry, words: spoken?.value ?? '' };
  });
}
