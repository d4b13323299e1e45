import { everyCall } from '#contract/index.ts';
import { UNDO_SYNC_MAX, no } from '#contract/changes/changes.ts';
import { insertJobRun, setJobProgress } from '#server/jobs/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import { type Actor, mayCall } from '#server/platform/actor.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countRows, lastUndo, lockChange, rowsOf, setUndone } from './queries.ts';
import { undoRows } from './undo-rows.ts';
import { undoJob } from './undo-job.ts';

/** Whoever takes an act back needs the right to it once more. */
function mayRunAgain(actor: Actor, act: string): boolean {
  const call = everyCall().find(({ noun, verb, starts }) => `${noun}.${verb}` === act || starts === act);
  return call !== undefined && mayCall(actor, call);
}

/** A job takes it back in portions; one that could not go on is gone on with. */
async function startUndo(write: Write, id: number, adminId: number): Promise<{ jobId: number }> {
  const { tx, actor, now } = write;
  const begun = await lastUndo(tx, id, adminId);
  if (begun?.state === 'waiting' || begun?.state === 'running') throw no.UNDER_WAY();
  const draft = { kind: 'change.undo', label: '撤销', input: { id }, adminId, total: await countRows(tx, id) };
  const run = await insertJobRun(tx, draft, now);
  if (begun?.result) await setJobProgress(tx, run.id, { result: begun.result }, now);
  await later(write, undoJob, { runId: run.id, id, by: { id: adminId, name: actor.name } });
  return { jobId: run.id };
}

/** Takes back a whole change, latest row first, or nothing of it; a large one by a job. */
export async function undoChange(write: Write, { id }: { id: number }): Promise<{ jobId: number } | null> {
  const { tx, actor, now, changeId } = write;
  const change = await lockChange(tx, id);
  if (!change) throw notFound('change');
  if (actor.kind !== 'admin' || change.actorKind !== 'admin' || change.actorId !== actor.id) throw no.NOT_YOURS();
  if (change.undoUntil === null) throw no.NOT_REVERSIBLE();
  if (!mayRunAgain(actor, change.act)) throw no.NOT_ALLOWED();
  if (change.undoneBy !== null) throw no.ALREADY_UNDONE();
  if (change.undoUntil < now) throw no.TOO_LATE();

  const rows = await rowsOf(tx, id, { limit: UNDO_SYNC_MAX + 1 });
  if (rows.length > UNDO_SYNC_MAX) return startUndo(write, id, actor.id);
  await undoRows(tx, rows, 'refuse');
  await setUndone(tx, [id], changeId);
  return null;
}
