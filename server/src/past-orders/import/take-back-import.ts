import type { Answer, Input } from '#contract/call.ts';
import { pastOrderRefusals, type pastOrderCalls } from '#contract/past-orders/past-orders.ts';
import { countUndone, isUnderWay, lockOwnRun, undoRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { pastKind, pastUndo } from './past-kind.ts';

type TakeBackCall = typeof pastOrderCalls.takeBack;

/** Orders of an import of one's own are taken back by a job, which the run then follows. */
export async function takeBackImport(write: Write, { id, reason }: Input<TakeBackCall>): Promise<Answer<TakeBackCall>> {
  const run = await lockOwnRun(write, pastKind, id);
  if (isUnderWay(run)) throw pastOrderRefusals.UNDER_WAY();
  const counts = await countUndone(write.tx, id);
  if (counts.done === 0) throw pastOrderRefusals.NOTHING_LEFT();
  const label = `撤回历史订单 ${counts.done} 单`;
  return { runId: id, jobId: await undoRun(write, { run, undo: pastUndo, label, reason, counts }) };
}
