import type { SQL } from 'drizzle-orm';
import { BULK_MAX } from '#contract/bulk-run.ts';
import { type BegunRun, type ChosenCustomers, type CustomerTask, customerRunRefusals } from '#contract/segments/customer-runs.ts';
import { beginRun, freezeRun } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerKind } from './customer-kind.ts';
import { chosenIds, chosenWhere, countChosen } from './queries.ts';
import type { OpenTask } from './open-task.ts';
import { openTask } from './tasks.ts';

type Request = ChosenCustomers & CustomerTask & { expected?: number | undefined };

/** No run begins that is known not to have enough. */
export async function checkLeft(db: Db, where: SQL | undefined, { changes, left }: OpenTask): Promise<void> {
  if (left === null) return;
  const { changed } = await countChosen(db, where, changes);
  if (changed > left) throw customerRunRefusals.TOO_FEW({ wanted: changed, left });
}

/** Refuses a run over nobody, over too many, or over another number than the preview found. */
function checkMatched(matched: number, expected: number | undefined): void {
  if (matched === 0) throw customerRunRefusals.NOTHING_CHOSEN();
  if (matched > BULK_MAX) throw customerRunRefusals.TOO_MANY();
  if (expected !== undefined && expected !== matched) throw customerRunRefusals.COUNT_CHANGED({ expected, found: matched });
}

const runAs =
  (named: keyof CustomerTask) =>
  async (write: Write, { expected, ...request }: Request): Promise<BegunRun> => {
    const { tx, now } = write;
    const task = { [named]: request[named] };
    const open = await openTask(tx, task, now);
    const where = await chosenWhere(tx, request, now);
    await checkLeft(tx, where, open);
    const frozen = await freezeRun(write, customerKind, { task, label: open.label, rows: chosenIds(where) });
    const { id: runId, matched } = frozen;
    checkMatched(matched, expected);
    const { jobId, changed, refused } = await beginRun(write, customerKind, frozen, { mayWait: true });
    return { runId, jobId, matched, changed, refused };
  };

export const groupMany = runAs('group');
export const tagMany = runAs('tags');
export const sendMany = runAs('coupon');
export const noticeMany = runAs('notice');
