import { and, eq } from 'drizzle-orm';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { settlement } from './tables.ts';

/** Bills that are not confirmed: the mall confirms them, and people of a shop may object until then. */
export const billsWaiting = (db: Db, { actor }: Pick<CallContext, 'actor'>): Promise<Waiting> =>
  waitingIn(db, settlement, and(eq(settlement.status, settlementStates.open), seen(settlement, actor)), settlement.createTime);
