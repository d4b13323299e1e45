import { customerRunRefusals } from '#contract/segments/customer-runs.ts';
import { type RowRecord, targetsOf } from '#server/jobs/index.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { mergedAmong } from './queries.ts';

/** Rows whose customers stand for themselves still; a person without the right to the act has no such run. */
export async function unmergedRows<I>(
  tx: Tx,
  rows: readonly RowRecord<I>[],
  { actor, permission }: { actor: Actor; permission: string },
): Promise<RowRecord<I>[]> {
  if (!holds(actor, permission)) throw customerRunRefusals.NOT_FOUND();
  const merged = await mergedAmong(tx, targetsOf(rows));
  return rows.filter(({ target }) => target !== null && !merged.has(target));
}
