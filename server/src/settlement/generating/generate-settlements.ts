import type { Answer, Input } from '#contract/call.ts';
import { shortPeriod } from '#contract/settlement/periods.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { beginRun, enqueueRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rowsOf, taskOf } from './bill-task.ts';
import { checkWanted } from './check-wanted.ts';
import { endDueTasks } from './end-due-tasks.ts';
import { generateKind } from './generate-kind.ts';
import { countOfRun, payableOfRun, receivedByDay, sumOf } from './queries.ts';

/** Orders received in a period whose bills are made while the person waits. */
const AT_ONCE = 2_000;

/** Bills of a period: at once where few orders were received in it, else by a job; last comes what former bills left. */
export async function generateSettlements(
  write: Write,
  { payableAmount, ...wanted }: Input<typeof settlementRunCalls.generate>,
): Promise<Answer<typeof settlementRunCalls.generate>> {
  const { tx } = write;
  const received = await receivedByDay(tx, await checkWanted(tx, wanted, write.now));
  const task = { ...taskOf(wanted), ...(payableAmount !== undefined && { payableAmount }) };
  const label = `生成结算单 ${shortPeriod(wanted)}`;
  const frozen = await freezeRun(write, generateKind, { task, label, rows: rowsOf(wanted, received) });
  await endDueTasks(write, wanted);
  if (sumOf(received) > AT_ONCE) return { created: 0, runId: frozen.id, jobId: await enqueueRun(write, generateKind, frozen) };
  await beginRun(write, generateKind, frozen, { mayWait: true });
  const created = await countOfRun(tx, frozen.id);
  if (created === 0) throw settlementRefusals.NOTHING();
  const payable = await payableOfRun(tx, frozen.id);
  if (payableAmount !== undefined && payable !== payableAmount) throw settlementRefusals.PREVIEW_CHANGED({ payable });
  return { created, runId: frozen.id, jobId: null };
}
