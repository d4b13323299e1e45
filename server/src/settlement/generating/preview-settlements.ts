import type { Answer } from '#contract/call.ts';
import type { WantedBills, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { checkWanted } from './check-wanted.ts';
import { proposedBills } from './queries.ts';

/** Bills that generating would make; nothing is written. */
export const previewSettlements = async (
  db: Db,
  wanted: WantedBills,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof settlementRunCalls.preview>> => proposedBills(db, wanted, await checkWanted(db, wanted, now));
