import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { no } from '#contract/segments/customer-runs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type RowOutcome, lockRun, nextWaiting, setRowOutcomes, setRun, uidsWho } from './queries.ts';
import { openTask } from './tasks.ts';

const sentOut = no.SENT_OUT().message;

/** Outcome for each: done, nothing to do, or refused. */
function outcomesOf(uids: readonly number[], changing: readonly number[], refused: readonly number[]): RowOutcome[] {
  const [wanted, short] = [new Set(changing), new Set(refused)];
  return uids.map((uid) => {
    if (short.has(uid)) return { uid, state: 'refused', reason: sentOut };
    return { uid, state: wanted.has(uid) ? 'done' : 'unchanged', reason: '' };
  });
}

/**
 * Does the next customers of a run, as many as are done while a person waits, each kept with what became of it. `left` says whether
 * more may wait. All portions belong to one change; one under another change does nothing, because the job came twice.
 */
export async function workRun(write: Write, id: number) {
  const { tx, changeId, now } = write;
  const run = await lockRun(tx, id);
  const isForeign = run.changeId !== null && run.changeId !== changeId;
  const uids = run.state !== 'waiting' || isForeign ? [] : await nextWaiting(tx, id);
  if (uids.length === 0) return { run, worked: 0, left: isForeign };

  const task = await openTask(tx, run.task, now);
  await task.lock(tx, uids);
  const changing = await uidsWho(tx, uids, task.changes);
  const refused = changing.length === 0 ? [] : await task.apply(write, changing);
  await setRowOutcomes(tx, id, outcomesOf(uids, changing, refused));
  const changed = changing.length - refused.length;
  const counts = {
    changed: run.changed + changed,
    unchanged: run.unchanged + uids.length - changing.length,
    refused: run.refused + refused.length,
    changeId: changed > 0 ? changeId : run.changeId,
  };
  await setRun(tx, id, counts);
  return { run: { ...run, ...counts }, worked: uids.length, left: uids.length === BULK_SYNC_MAX };
}
