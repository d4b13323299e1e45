import type { Input } from '#contract/call.ts';
import { UNDO_SYNC_MAX, type changeCalls, changeRefusals } from '#contract/changes/changes.ts';
import { findHistory } from '#contract/history.ts';
import { insertJobRun, setJobProgress } from '#server/jobs/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import { notFound } from '#server/platform/not-found.ts';
import { adminIdOf, isLimited } from '#server/platform/actor.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lacksValues } from '../seals/queries.ts';
import { leavesAll } from './leaves-all.ts';
import { findUndoConflicts } from './undo-conflicts.ts';
import { countRows, lastUndo, lockChange, rowsOf, setUndone } from './queries.ts';
import { countRecords, keyOf, namesOf } from './records.ts';
import { undoRows } from './undo-rows.ts';
import { withoutRecords } from './without-records.ts';
import { undoJob } from './undo-job.ts';
import { whyNotUndo } from './why-not-undo.ts';

/** Most records that are named. */
const NAMED = 3;

/** A job takes it back in portions; one that could not go on is gone on with. */
async function startUndo(write: Write, id: number, adminId: number, kept: readonly string[]): Promise<{ jobId: number }> {
  const { tx, actor, now } = write;
  const begun = await lastUndo(tx, id, adminId);
  if (begun?.state === 'waiting' || begun?.state === 'running') throw changeRefusals.UNDER_WAY();
  const draft = { kind: 'change.undo', label: '撤销', input: { id }, adminId, total: await countRows(tx, id) };
  const run = await insertJobRun(tx, draft, now);
  if (begun?.result) await setJobProgress(tx, run.id, { result: begun.result }, now);
  await later(write, undoJob, { runId: run.id, id, kept, by: { id: adminId, name: actor.name } });
  return { jobId: run.id };
}

/** Records that stay as they are; refused, unless the person has agreed to take back the rest. */
async function keptOf({ tx }: Write, id: number, adminId: number, rest: boolean): Promise<string[]> {
  const { kept, adopted } = await findUndoConflicts(tx, id, adminId);
  if (kept.length > 0 && !rest) {
    const others =
      (await countRecords(
        tx,
        id,
        kept.map(({ noun }) => noun),
      )) - kept.length;
    if (others <= 0 && adopted[0]) throw changeRefusals.CHANGED_SINCE({ what: findHistory(adopted[0].noun)?.label ?? '记录' });
    // Leaves nothing to take back: the obstacle is reported by itself.
    if (others <= 0) return [];
    const isGoods = kept.some(({ noun }) => noun === 'product');
    throw changeRefusals.KEEPS_SOME({ names: await namesOf(tx, kept.slice(0, NAMED)), kept: kept.length, rest: others, isGoods });
  }
  return kept.map(keyOf);
}

/** Takes back a whole change, latest row first, or nothing of it; with `rest` all but what others sold or changed. A large one by a job. */
export async function undoChange(write: Write, { id, rest = false }: Input<typeof changeCalls.undo>, secrets: Secrets) {
  const { tx, actor, now, changeId } = write;
  const adminId = adminIdOf(actor);
  const change = await lockChange(tx, id);
  const isOthers = change?.actorKind !== 'admin' || change.actorId !== adminId;
  if (!change || (isLimited(actor) && isOthers)) throw notFound('change');
  const refusal = whyNotUndo(change, actor, now);
  if (refusal) throw refusal;
  if (!(await leavesAll(tx, id, actor))) throw changeRefusals.NOT_ALLOWED();
  if (await lacksValues(tx, id)) throw changeRefusals.ERASED();

  const rows = await rowsOf(tx, id, { limit: UNDO_SYNC_MAX + 1 });
  const isGoingOn = rows.length > UNDO_SYNC_MAX && Boolean((await lastUndo(tx, id, adminId))?.result);
  const kept = isGoingOn ? [] : await keptOf(write, id, adminId, rest);
  if (rows.length > UNDO_SYNC_MAX) return startUndo(write, id, adminId, kept);
  await undoRows(write, await withoutRecords(tx, rows, new Set(kept)), rest ? 'leave' : 'refuse', secrets);
  await setUndone(tx, [id], changeId);
  return null;
}
