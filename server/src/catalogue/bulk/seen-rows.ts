import { type RowRecord, targetsOf } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { seenAmong } from '#server/platform/scope/scoped.ts';
import { product } from '../products/tables.ts';

/** Rows whose products the actor sees: a run may be from before a limit. */
export async function seenRows<I>(tx: Tx, rows: readonly RowRecord<I>[], actor: Actor): Promise<RowRecord<I>[]> {
  const seen = new Set(await seenAmong(tx, product, targetsOf(rows), actor));
  return rows.filter(({ target }) => target !== null && seen.has(target));
}
