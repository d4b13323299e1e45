import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockRun } from './queries.ts';
import type { AnyKind, RunRecord } from './run-kind.ts';

/** A run of the person who asks, held to the end of the transaction. */
export async function lockOwnRun<T>({ tx, actor }: Write, { name, refuses }: AnyKind<T>, id: number): Promise<RunRecord<T>> {
  const run = await lockRun<T>(tx, id);
  if (!run || run.kind !== name || run.adminId !== adminIdOf(actor)) throw refuses.NOT_FOUND();
  return run;
}
