import { randomInt, randomUUID } from 'node:crypto';
import { yuanOfFen } from '#contract/fen.ts';
import type { RechargeRefundTerms } from '#contract/finance/recharge-record.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { beginDisbursement } from '#server/payments/index.ts';
import { countSoleRefund } from '#server/approvals/index.ts';
import { moveBalance } from '#server/customers/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkedRefund } from './checked-refund.ts';
import { findRefundByKey, recharges, refunds } from './queries.ts';
import { checkLimit, payTypeOf } from './rules.ts';

const newRefundNo = (now: Date): string => `recback${now.getTime()}${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The balance gives the money up at once; it leaves after the commit, or comes back if the provider refuses. */
export async function refundRecharge(write: Write, terms: RechargeRefundTerms): Promise<null> {
  const { id, type, amount, idempotencyKey } = terms;
  const { tx, now, actor } = write;
  const found = await recharges.lock(tx, id);
  const requestKey = `${id}:${idempotencyKey ?? randomUUID()}`;
  const earlier = await findRefundByKey(tx, requestKey);
  if (earlier) {
    if (earlier.type !== type || (amount !== undefined && earlier.cashAmount !== amount)) throw rechargeRefusals.OTHER_REFUND();
    return null;
  }
  const { cash, gift } = await checkedRefund(tx, found, terms);
  checkLimit(actor, found.refundPrice + cash);
  await countSoleRefund(write, cash);
  const { uid, orderNo } = found;
  const mark = `退款给用户${yuanOfFen(cash)}元${gift > 0 ? `，收回赠送${yuanOfFen(gift)}元` : ''}`;
  await moveBalance(write, { uid, type: 'user_recharge_refund', amount: -(cash + gift), orderNo, mark });
  await recharges.set(write, id, { refundPrice: found.refundPrice + cash, refundGive: found.refundGive + gift });
  const refundNo = newRefundNo(now);
  const refundId = await refunds.insert(write, {
    rechargeId: id,
    refundNo,
    requestKey,
    type,
    cashAmount: cash,
    giveAmount: gift,
    state: 'paying',
    actorName: actorName(actor),
  });
  const { tradeNo, rechargeType, price: paid } = found;
  const payType = payTypeOf(rechargeType);
  const draft = { subjectId: refundId, number: refundNo, orderNo, tradeNo, payType, amount: cash, paid };
  await beginDisbursement(write, { kind: disbursementKinds.rechargeRefund, ...draft });
  return null;
}
