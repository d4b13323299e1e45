import type { BulkChange, PriceChange } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import type { Fen } from '#contract/fen.ts';
import { INT_MAX } from '#contract/wire.ts';
import { CATEGORY_TEXT_MAX } from '#contract/catalogue/product-draft.ts';

const PRICE_MAX = 99_999_999;
const WHOLE = 10_000;

const byWay: Record<PriceChange['way'], (price: Fen, value: number) => Fen> = {
  set: (_, value) => value,
  add: (price, value) => price + value,
  // `value` is in hundredths of a percent; half a fen goes up.
  percent: (price, value) => Math.floor((price * (WHOLE + value)) / WHOLE + 0.5),
};

/** The new price; with an ending its whole yuan stay and its fen become that. */
export function priceAfter(price: Fen, { way, value, ending = 'none' }: PriceChange): Fen {
  const exact = byWay[way](price, value);
  if (exact < 0) throw productBulkRefusals.PRICE_LOW({ price: exact });
  const ended = ending === 'none' ? exact : Math.floor(exact / 100) * 100 + Number(ending);
  if (ended > PRICE_MAX) throw productBulkRefusals.PRICE_HIGH();
  return ended;
}

/** Difference by which stock becomes as wanted. */
export function stockDelta(stock: number, { way, value }: NonNullable<BulkChange['stock']>): number {
  const delta = way === 'set' ? value - stock : value;
  if (stock + delta < 0) throw productBulkRefusals.STOCK_LOW({ stock });
  if (stock + delta > INT_MAX) throw productBulkRefusals.STOCK_HIGH();
  return delta;
}

/** The product's categories in their order; those it has already stay where they are. */
export function cateIdsAfter(cateIds: readonly number[], { way, cateId }: NonNullable<BulkChange['category']>): number[] {
  const named = new Set(cateId);
  const after: Record<typeof way, () => number[]> = {
    add: () => [...new Set([...cateIds, ...cateId])],
    replace: () => [...named],
    remove: () => cateIds.filter((id) => !named.has(id)),
  };
  const ids = after[way]();
  if (ids.length === 0) throw productBulkRefusals.NO_CATEGORY_LEFT();
  if (ids.join(',').length > CATEGORY_TEXT_MAX) throw productBulkRefusals.CATEGORY_MANY();
  return ids;
}
