import type { Answer } from '#contract/call.ts';
import type { WantedBills, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { PORTION } from './bill-task.ts';
import { checkWanted } from './check-wanted.ts';
import { proposedBills, receivedByDay, sumOf } from './queries.ts';

/** Bills that generating would make, where a person may wait for them; nothing is written. */
export async function previewSettlements(
  db: Db,
  wanted: WantedBills,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof settlementRunCalls.preview>> {
  const days = await checkWanted(db, wanted, now);
  const received = sumOf(await receivedByDay(db, days));
  return { received, bills: received > PORTION ? null : await proposedBills(db, wanted, days) };
}
