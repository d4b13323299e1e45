import type { z } from 'zod';
import { BULK_MAX } from '#contract/bulk-run.ts';
import { type Chosen, no } from '#contract/catalogue/product-bulk.ts';
import { no as productNo } from '#contract/catalogue/products.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { matchingIds } from '../product-list/matching.ts';

/** The products that were ticked, or all that match now. */
export async function chosenIds(db: Db, { ids, filter }: z.output<typeof Chosen>, now: Date): Promise<number[]> {
  if (ids) return [...new Set(ids)];
  if (!filter) throw productNo.NOTHING_CHOSEN();
  const found = await matchingIds(db, filter, now, BULK_MAX + 1);
  if (found.length > BULK_MAX) throw no.TOO_MANY();
  return found;
}
