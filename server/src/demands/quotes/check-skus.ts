import { quoteRefusals } from '#contract/demands/quotes.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { DemandRecord } from '../demands/tables.ts';
import { soldBy } from './queries.ts';
import type { QuotedLine } from './tables.ts';

/** Refuses a line with a SKU that its shop does not sell. */
export async function checkSkus(tx: Tx, { items }: DemandRecord, shopId: number, lines: readonly QuotedLine[]): Promise<void> {
  const sold = await soldBy(
    tx,
    shopId,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  const wrong = lines.findIndex(({ skuId }) => skuId !== null && !sold.has(skuId));
  if (wrong >= 0) throw quoteRefusals.WRONG_SKU({ name: items[wrong]?.name ?? '' });
}
