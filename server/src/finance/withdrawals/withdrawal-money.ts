import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import type { MoneyTimeline } from '#contract/payments/timeline.ts';
import { moneyTimeline } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findWithdrawal } from './queries.ts';

/** Money of a withdrawal that left the shop. */
export async function withdrawalMoney(db: Db, { id }: { id: number }): Promise<MoneyTimeline> {
  if (!(await findWithdrawal(db, id))) throw withdrawalRefusals.NOT_FOUND();
  return moneyTimeline(db, { orderNo: String(id), purposes: [disbursementKinds.withdrawal] });
}
