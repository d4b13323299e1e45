import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { no as noCustomer } from '#contract/customers/customers.ts';
import { no } from '#contract/segments/customer-runs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type RowOutcome, lockRun, mergedAmong, nextWaiting, setRowOutcomes, setRun, uidsWho } from './queries.ts';
import { openTask } from './tasks.ts';

/** Outcome for each: done, nothing to do, or refused for a reason. */
function outcomesOf(uids: readonly number[], changing: readonly number[], refused: ReadonlyMap<number, string>): RowOutcome[] {
  const wanted = new Set(changing);
  return uids.map((uid) => {
    const reason = refused.get(uid);
    if (reason !== undefined) return { uid, state: 'refused', reason };
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
  const merged = await mergedAmong(tx, uids);
  const ours = uids.filter((uid) => !merged.has(uid));
  const changing = await uidsWho(tx, ours, task.changes);
  const short = changing.length === 0 ? [] : await task.apply(write, changing);
  const refused = new Map([
    ...[...merged].map(([uid, into]) => [uid, noCustomer.MERGED({ into }).message] as const),
    ...short.map((uid) => [uid, no.SENT_OUT().message] as const),
  ]);
  await setRowOutcomes(tx, id, outcomesOf(uids, changing, refused));
  const changed = changing.length - short.length;
  const counts = {
    changed: run.changed + changed,
    unchanged: run.unchanged + ours.length - changing.length,
    refused: run.refused + refused.size,
    changeId: changed > 0 ? changeId : run.changeId,
  };
  await setRun(tx, id, counts);
  return { run: { ...run, ...counts }, worked: uids.length, left: uids.length === BULK_SYNC_MAX };
}
