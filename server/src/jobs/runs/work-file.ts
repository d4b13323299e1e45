import type { Write } from '#server/platform/write/write.ts';
import type { FileKind, FilePortion } from './file-kind.ts';
import { findRun, insertDrafts, lockRun, setRun } from './queries.ts';
import { type Working, actOf } from './working.ts';

/**
 * Does a portion of the file, and keeps in the same transaction that it is done; one that another process has done is left alone. False
 * where the change of this write is not that of the run.
 */
async function workPortion<T, F extends FilePortion>(
  write: Write,
  kind: FileKind<T, F>,
  { runId, at, portion }: { runId: number; at: number; portion: F },
): Promise<boolean> {
  const { tx, changeId } = write;
  const run = await lockRun<T>(tx, runId);
  if (!run) throw kind.refuses.NOT_FOUND();
  if (run.changeId !== null && run.changeId !== changeId) return false;
  if (run.state !== 'waiting' || run.portionsDone !== at) return true;
  const { changed, unchanged, refused, tally, rows, isChanged } = await kind.apply(write, run, portion);
  await insertDrafts(tx, runId, rows);
  await setRun(tx, runId, {
    portionsDone: at + 1,
    matched: run.matched + changed + unchanged + refused,
    changed: run.changed + changed,
    unchanged: run.unchanged + unchanged,
    refused: run.refused + refused,
    tally,
    changeId: isChanged ? changeId : run.changeId,
  });
  return true;
}

/** Works through the file from the first portion that is not done; portions are the same however often it is read. */
export async function workFile<T, F extends FilePortion>(working: Working<FileKind<T, F>>): Promise<{ isStopped: boolean }> {
  const { services, kind, runId, report } = working;
  const { db } = services.database;
  const begun = await findRun<T>(db, runId);
  if (begun?.state !== 'waiting') return { isStopped: false };
  const { total, portions } = await kind.open(services, begun);
  await report.update({ total });
  let at = 0;
  for await (const portion of portions) {
    for (let isDone = false; !isDone;) {
      const run = await findRun<T>(db, runId);
      if (run?.state !== 'waiting') return { isStopped: false };
      if (run.portionsDone > at) break;
      if (run.stopTime !== null) return { isStopped: true };
      const { value } = await services.write(actOf(working, run), (write) => workPortion(write, kind, { runId, at, portion }));
      isDone = value;
    }
    report.step(portion.size);
    at += 1;
  }
  return { isStopped: false };
}
