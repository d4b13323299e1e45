import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { withdrawalsWanted } from './queries.ts';
import { userExtract } from './tables.ts';

/** Withdrawals that nobody has decided. */
export const withdrawalsWaiting = (db: Db, { now }: Pick<CallContext, 'now'>): Promise<Waiting> =>
  waitingIn(db, userExtract, withdrawalsWanted({ status: withdrawalStates.auditing }, now), userExtract.createTime);
