import { desc } from 'drizzle-orm';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { type ProductListFilter, toQuestion } from './filters.ts';
import { product } from '../products/tables.ts';

/** The products a filter of the list finds, at most `limit`. */
export async function matchingIds(db: Db, filter: ProductListFilter, now: Date, limit: number): Promise<number[]> {
  const question = toQuestion(filter, await settingOf(db, stockSettings.store_stock), now);
  const query = db
    .select({ id: product.id })
    .from(product)
    .where(question.where('gathered'))
    .orderBy(desc(product.id))
    .limit(limit)
    .prepare('');
  const rows = await query.execute({ ...question.values });
  return rows.map(({ id }) => id);
}
