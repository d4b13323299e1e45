import { crossReportRefusals } from '#contract/order-figures/cross-reports.ts';
import { findRun, runInfo } from '#server/jobs/index.ts';
import { shopsSeen } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { crossKind } from './cross-kind.ts';
import { type CrossTask, sidesOfTask } from './cross-task.ts';

const shopsIn = (shops: readonly number[] | undefined) => JSON.stringify([...(shops ?? ['all'])].toSorted());

/** A report of one's own; what was summed within other limits than one has by now is none. */
export async function ownCross(db: Db, { id }: { id: number }, asked: Pick<CallContext, 'actor'>) {
  const run = await runInfo(crossKind)(db, { id }, asked);
  const found = await findRun<CrossTask>(db, id);
  if (!found || shopsIn(found.scope.shops) !== shopsIn(shopsSeen(asked.actor))) throw crossReportRefusals.NOT_FOUND();
  return { run, task: found.task, sides: sidesOfTask(found.task) };
}

/** Such a report, once all of it is summed. */
export async function doneCross(db: Db, input: { id: number }, asked: Pick<CallContext, 'actor'>) {
  const own = await ownCross(db, input, asked);
  if (own.run.state !== 'done' || own.run.refused > 0) throw crossReportRefusals.NOT_DONE();
  return own;
}
