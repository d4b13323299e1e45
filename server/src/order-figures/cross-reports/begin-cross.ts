import type { Answer, Input } from '#contract/call.ts';
import { type crossReportCalls, crossReportRefusals } from '#contract/order-figures/cross-reports.ts';
import { reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { enqueueRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sidesOf } from '../sales-reports/sides.ts';
import { crossKind } from './cross-kind.ts';
import { rowsOf, taskOf } from './cross-task.ts';
import { linesByDay } from './queries.ts';

/** Begins to sum a period by two dimensions. */
export async function beginCross(
  write: Write,
  { by, and, ...asked }: Input<typeof crossReportCalls.begin>,
): Promise<Answer<typeof crossReportCalls.begin>> {
  if (by === and) throw crossReportRefusals.SAME();
  const sides = sidesOf(asked, write.now);
  const rows = rowsOf(sides, await linesByDay(write.tx, sides));
  const label = `交叉报表：${reportKinds.labels[by]} × ${reportKinds.labels[and]}`;
  const frozen = await freezeRun(write, crossKind, { task: taskOf(by, and, sides), label, rows });
  return { runId: frozen.id, jobId: await enqueueRun(write, crossKind, frozen) };
}
