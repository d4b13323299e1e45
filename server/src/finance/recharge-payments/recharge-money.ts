import { attemptKinds } from '#contract/payments/attempts.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import type { MoneyTimeline } from '#contract/payments/timeline.ts';
import { moneyTimeline } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { recharges } from '../recharges/queries.ts';

const { rechargeRefund, rechargeSurplus } = disbursementKinds;

/** Money of a recharge through providers. */
export async function rechargeMoney(db: Db, { id }: { id: number }): Promise<MoneyTimeline> {
  const { orderNo } = await recharges.get(db, id);
  const paid = { kind: attemptKinds.recharge, subjectId: id };
  return moneyTimeline(db, { paid, orderNo, purposes: [rechargeRefund, rechargeSurplus] });
}
