import { desc } from 'drizzle-orm';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { type Filter, valuesOf, whereOf } from './filters.ts';
import { product } from '../products/tables.ts';

/** The products a filter of the list finds, at most `limit`. */
export async function matchingIds(db: Db, filter: Filter, now: Date, limit: number): Promise<number[]> {
  const query = db
    .select({ id: product.id })
    .from(product)
    .where(whereOf(filter, now))
    .orderBy(desc(product.id))
    .limit(limit)
    .prepare('');
  const rows = await query.execute(valuesOf(filter, await settingOf(db, stockSettings.store_stock)));
  return rows.map(({ id }) => id);
}
