import { and, sql } from 'drizzle-orm';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { inScope, scopeOn } from '#server/platform/scope/scoped.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { settingOf } from '#server/settings/index.ts';
import { product, productFigure } from '../products/tables.ts';

/** Stock up to here is kept as a count per number (`install.sql`); a higher threshold is counted live. */
const KEPT_STOCK = 100;

interface StateCounts extends Record<string, unknown> {
  onSale: number;
  warehouse: number;
  bin: number;
  soldOut: number;
  lowStock: number;
}

async function countLow(db: Db, low: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from product where stock <= ${low} and not is_recycle and not is_del`,
  );
  return rows[0]?.n ?? 0;
}

/** Reads the kept counts. */
async function countAll(db: Db, low: number): Promise<StateCounts> {
  const counts = await countsOf(db, 'product');
  const kept = Array.from({ length: Math.min(low, KEPT_STOCK) + 1 }, (_, stock) => counts(`stock:${stock}`)).reduce(
    (sum, n) => sum + n,
    0,
  );
  const lowStock = low > KEPT_STOCK ? await countLow(db, low) : kept;
  return {
    onSale: counts('onSale'),
    warehouse: counts('warehouse'),
    bin: counts('bin'),
    soldOut: counts('stock:0'),
    lowStock,
  };
}

/** Along the index `product__shop_tabs`, and that of the stock. */
async function countWithin(db: Db, low: number, scope: Scope): Promise<StateCounts> {
  const isThere = and(inScope(product, scope), sql`not ${product.isDel}`);
  const within = (
    most: number,
  ) => sql`(select count(*) from ${product} join ${productFigure} on ${productFigure.productId} = ${product.id}
    where ${isThere} and ${productFigure.stock} <= ${most} and not ${product.isRecycle})`;
  const { rows } = await db.execute<StateCounts>(sql`
    select count(*) filter (where is_show and not is_recycle) as "onSale",
      count(*) filter (where not is_show and not is_recycle) as warehouse, count(*) filter (where is_recycle) as bin,
      ${within(0)} as "soldOut", ${within(low)} as "lowStock"
    from ${product} where ${isThere}`);
  return rows[0] ?? { onSale: 0, warehouse: 0, bin: 0, soldOut: 0, lowStock: 0 };
}

/** Number of products in each tab, of all of them or of those that a scope leaves; 0 stands for all that are not deleted. */
export async function countTabs(db: Db, low: number, scope: Scope | undefined): Promise<(tab: number) => number> {
  const { onSale, warehouse, bin, soldOut, lowStock } =
    scope === undefined ? await countAll(db, low) : await countWithin(db, low, scope);
  const tabs: Record<number, number> = {
    0: onSale + warehouse + bin,
    [productTabs.onSale]: onSale,
    [productTabs.warehouse]: warehouse,
    [productTabs.soldOut]: soldOut,
    [productTabs.lowStock]: lowStock,
    [productTabs.bin]: bin,
    [productTabs.live]: onSale + warehouse,
  };
  return (tab) => tabs[tab] ?? 0;
}

/** The heads of the wire's tabs with their counts, whatever is filtered. */
export async function tabHeaders(db: Db, _: object, { actor }: Pick<CallContext, 'actor'>) {
  const count = await countTabs(db, await settingOf(db, stockSettings.store_stock), scopeOn(product, actor));
  return productTabs.options
    .filter(({ value }) => value !== productTabs.live)
    .map(({ value: type, label: name }) => ({ count: count(type), name, type }));
}
