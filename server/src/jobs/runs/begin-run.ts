import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import type { Write } from '#server/platform/write/write.ts';
import { enqueueRun } from './enqueue-run.ts';
import { idsIn, setRun } from './queries.ts';
import type { FrozenRun, RunKind } from './run-kind.ts';
import { workRows } from './work-rows.ts';

interface Begun {
  jobId: number | null;
  changed: number;
  refused: number;
}

/** Does a run that was frozen: at once when it is small and `mayWait`, else by a job. */
export async function beginRun<T, P, I>(
  write: Write,
  kind: RunKind<T, P, I>,
  frozen: FrozenRun,
  { mayWait }: { mayWait: boolean },
): Promise<Begun> {
  if (!mayWait || frozen.matched > BULK_SYNC_MAX) return { jobId: await enqueueRun(write, kind, frozen), changed: 0, refused: 0 };
  const { tx } = write;
  const worked = await workRows(write, kind, { runId: frozen.id, ids: await idsIn(tx, frozen.id, 'waiting') });
  await setRun(tx, frozen.id, { state: 'done' });
  return { jobId: null, changed: worked?.run.changed ?? 0, refused: worked?.run.refused ?? 0 };
}
