import type { Answer } from '#contract/call.ts';
import { shortPeriod } from '#contract/settlement/periods.ts';
import type { WantedBills, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { enqueueRun, freezeRun, runInfo } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { PORTION, rowsOf, taskOf } from './bill-task.ts';
import { checkWanted } from './check-wanted.ts';
import { previewKind } from './preview-kind.ts';
import { keptPreview, proposedBills, receivedByDay, sumOf } from './queries.ts';

type Calls = typeof settlementRunCalls;

/** Bills that generating would make, where a person may wait for them; nothing is written. */
export async function previewSettlements(
  db: Db,
  wanted: WantedBills,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<Calls['preview']>> {
  const days = await checkWanted(db, wanted, now);
  const received = sumOf(await receivedByDay(db, days));
  return { received, bills: received > PORTION ? null : await proposedBills(db, wanted, days) };
}

/** Has a job read what generating would make. */
export async function beginPreview(write: Write, wanted: WantedBills): Promise<Answer<Calls['previewMany']>> {
  const received = await receivedByDay(write.tx, await checkWanted(write.tx, wanted, write.now));
  const label = `预览结算单 ${shortPeriod(wanted)}`;
  const frozen = await freezeRun(write, previewKind, { task: taskOf(wanted), label, rows: rowsOf(wanted, received) });
  return { runId: frozen.id, jobId: await enqueueRun(write, previewKind, frozen) };
}

export async function getPreview(db: Db, { id }: { id: number }, asked: CallContext): Promise<Answer<Calls['previewed']>> {
  const run = await runInfo(previewKind)(db, { id }, asked);
  return { run, bills: run.state === 'done' ? await keptPreview(db, id) : null };
}
