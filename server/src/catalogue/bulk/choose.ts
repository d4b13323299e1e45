import type { z } from 'zod';
import { BULK_MAX } from '#contract/bulk-run.ts';
import type { Chosen } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { scopeOn, seenAmong } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { matchingIds } from '../product-list/matching.ts';
import { product } from '../products/tables.ts';

/** The products that were ticked, or all that match now, as far as the actor sees them: a run keeps them, whoever does it. */
export async function chosenIds(
  db: Db,
  { ids, filter }: z.output<typeof Chosen>,
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<readonly number[]> {
  if (ids) return seenAmong(db, product, [...new Set(ids)], actor);
  if (!filter) throw productRefusals.NOTHING_CHOSEN();
  const found = await matchingIds(db, { ...filter, scope: scopeOn(product, actor) }, now, BULK_MAX + 1);
  if (found.length > BULK_MAX) throw productBulkRefusals.TOO_MANY();
  return found;
}
