import type { Answer } from '#contract/call.ts';
import { shortPeriod } from '#contract/settlement/periods.ts';
import type { WantedBills, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { enqueueRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rowsOf, taskOf } from './bill-task.ts';
import { checkWanted } from './check-wanted.ts';
import { previewKind } from './preview-kind.ts';
import { receivedByDay } from './queries.ts';

/** Has a job read what generating would make. */
export async function beginPreview(write: Write, wanted: WantedBills): Promise<Answer<typeof settlementRunCalls.previewMany>> {
  const received = await receivedByDay(write.tx, await checkWanted(write.tx, wanted, write.now));
  const label = `预览结算单 ${shortPeriod(wanted)}`;
  const frozen = await freezeRun(write, previewKind, { task: taskOf(wanted), label, rows: rowsOf(wanted, received) });
  return { runId: frozen.id, jobId: await enqueueRun(write, previewKind, frozen) };
}
