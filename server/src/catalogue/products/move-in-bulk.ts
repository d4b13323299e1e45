import { desc } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { no, type productCalls } from '#contract/catalogue/products.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Filter, conditionOf, shapeOf, valuesOf } from './filters.ts';
import { moveProducts } from './move-products.ts';
import type { ProductAct } from './states.ts';
import { product } from './tables.ts';

type Chosen = Input<typeof productCalls.bulkRecycle>;
type Outcome = Answer<typeof productCalls.bulkRecycle>;

const REASONS_SHOWN = 100;

async function matching(db: Db, filter: Filter): Promise<number[]> {
  const query = db
    .select({ id: product.id })
    .from(product)
    .where(conditionOf(shapeOf(filter)))
    .orderBy(desc(product.id))
    .prepare('');
  const rows = await query.execute(valuesOf(filter, await settingOf(db, 'store_stock')));
  return rows.map(({ id }) => id);
}

/** The products that were ticked, or all that match; one change, which can be taken back as a whole. */
const inBulk =
  (act: ProductAct) =>
  async (write: Write, { ids, filter }: Chosen): Promise<Outcome> => {
    const chosen = ids ?? (filter && (await matching(write.tx, filter)));
    if (!chosen) throw no.NOTHING_CHOSEN();
    const { changed, refused } = await moveProducts(write, chosen, act);
    const reasons = refused
      .slice(0, REASONS_SHOWN)
      .map(({ id, storeName, reason }) => ({ id, storeName, reason: reason.message }));
    return { matched: chosen.length, changed, refused: reasons };
  };

export const bulkPutOnShell = inBulk('putOnShell');
export const bulkOffShell = inBulk('offShell');
export const bulkRecycle = inBulk('recycle');
export const bulkRestore = inBulk('restore');
