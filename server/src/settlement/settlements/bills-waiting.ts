import { type SQL, and, eq, gt, isNull } from 'drizzle-orm';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { settlement } from './tables.ts';

/** Bills that are not confirmed: the mall confirms them, and people of a shop may object until then. */
export const billsWaiting = (db: Db, { actor }: Pick<CallContext, 'actor'>): Promise<Waiting> =>
  waitingIn(db, settlement, and(eq(settlement.status, settlementStates.open), seen(settlement, actor)), settlement.createTime);

/** Bills that are confirmed and owed, and whose payment nobody has applied for. */
export const isToApply = (): SQL | undefined =>
  and(
    eq(settlement.status, settlementStates.confirmed),
    gt(settlement.payableAmount, 0),
    eq(settlement.paymentNo, ''),
    isNull(settlement.carriedInto),
  );

/** Bills whose payment is to be applied for. */
export const billsToApply = (db: Db, { actor }: Pick<CallContext, 'actor'>): Promise<Waiting> =>
  waitingIn(db, settlement, and(isToApply(), seen(settlement, actor)), settlement.confirmTime);
