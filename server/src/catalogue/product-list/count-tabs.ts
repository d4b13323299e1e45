import { sql } from 'drizzle-orm';
import { productTabs } from '#contract/catalogue/products.ts';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { settingOf } from '#server/settings/index.ts';

/** Stock up to here is kept as a count per number (`install.sql`); a higher threshold is counted live. */
const KEPT_STOCK = 100;

async function countLow(db: Db, low: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from product where stock <= ${low} and not is_recycle and not is_del`,
  );
  return rows[0]?.n ?? 0;
}

/** Number of products in each tab; 0 stands for all that are not deleted. */
export async function countTabs(db: Db, low: number): Promise<(tab: number) => number> {
  const counts = await countsOf(db, 'product');
  const kept = Array.from({ length: Math.min(low, KEPT_STOCK) + 1 }, (_, stock) => counts(`stock:${stock}`)).reduce(
    (sum, n) => sum + n,
    0,
  );
  const lowStock = low > KEPT_STOCK ? await countLow(db, low) : kept;
  const tabs: Record<number, number> = {
    0: counts('kept'),
    [productTabs.onSale]: counts('onSale'),
    [productTabs.warehouse]: counts('warehouse'),
    [productTabs.soldOut]: counts('stock:0'),
    [productTabs.lowStock]: lowStock,
    [productTabs.bin]: counts('bin'),
    [productTabs.live]: counts('onSale') + counts('warehouse'),
  };
  return (tab) => tabs[tab] ?? 0;
}

/** The heads of the wire's tabs with their counts, whatever is filtered. */
export async function tabHeaders(db: Db) {
  const count = await countTabs(db, await settingOf(db, stockSettings.store_stock));
  return productTabs.options
    .filter(({ value }) => value !== productTabs.live)
    .map(({ value: type, label: name }) => ({ count: count(type), name, type }));
}
