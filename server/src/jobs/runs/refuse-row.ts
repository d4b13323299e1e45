import type { Write } from '#server/platform/write/write.ts';
import { lockRun, rowsWaiting, setOutcomes, setRun } from './queries.ts';

/** Keeps why a row was refused, in a write of its own: what it had begun is rolled back. */
export async function refuseRow({ tx }: Write, { runId, id, reason }: { runId: number; id: number; reason: string }) {
  const run = await lockRun(tx, runId);
  const [row] = await rowsWaiting(tx, [id]);
  if (!run || !row) return;
  await setOutcomes(tx, [{ id, state: 'refused', reason }]);
  await setRun(tx, runId, { refused: run.refused + 1 });
}
