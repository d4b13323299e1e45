import type { SQL } from 'drizzle-orm';
import { type BegunRun, type ChosenCustomers, type CustomerTask, no } from '#contract/segments/customer-runs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { chosenWhere, countChosen } from './queries.ts';
import { startRun } from './start-run.ts';
import { type OpenTask, openTask } from './tasks.ts';

type Request = ChosenCustomers & CustomerTask & { expected?: number | undefined };

/** No run begins that is known not to have enough. */
async function checkLeft(db: Db, where: SQL | undefined, { changes, left }: OpenTask): Promise<void> {
  if (left === null) return;
  const { changed } = await countChosen(db, where, changes);
  if (changed > left) throw no.TOO_FEW({ wanted: changed, left });
}

const runAs =
  (named: keyof CustomerTask) =>
  async (write: Write, { expected, ...request }: Request): Promise<BegunRun> => {
    const { tx, now } = write;
    const task = { [named]: request[named] };
    const open = await openTask(tx, task, now);
    const where = await chosenWhere(tx, request, now);
    await checkLeft(tx, where, open);
    return startRun(write, { task, label: open.label, where, expected, mayWait: true });
  };

export const groupMany = runAs('group');
export const tagMany = runAs('tags');
export const sendMany = runAs('coupon');
