import { randomInt, randomUUID } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { no, type rechargeCalls } from '#contract/finance/recharges.ts';
import { balances, moveBalance } from '#server/customers/index.ts';
import { actorName } from '#server/platform/actor.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { executeRechargeRefund } from './execute-refund.ts';
import { findRefundByKey, recharges, refunds, refundUnderWay } from './queries.ts';
import { refundOf } from './rules.ts';

type Wanted = Input<typeof rechargeCalls.refund>;

const newRefundNo = (now: Date): string => `recback${now.getTime()}${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The balance gives the money up at once; it leaves after the commit, or comes back if the provider refuses. */
export async function refundRecharge(write: Write, { id, type, amount, idempotencyKey }: Wanted): Promise<null> {
  const { tx, now, actor } = write;
  const found = await recharges.lock(tx, id);
  const requestKey = `${id}:${idempotencyKey ?? randomUUID()}`;
  const earlier = await findRefundByKey(tx, requestKey);
  if (earlier) {
    if (earlier.type !== type || (amount !== undefined && earlier.cashAmount !== amount)) throw no.OTHER_REFUND();
    return null;
  }
  if (await refundUnderWay(tx, id)) throw no.UNDER_WAY();
  const { cash, gift } = refundOf(found, type, amount);
  const { uid, orderNo } = found;
  if ((await balances.lock(tx, uid)) < cash + gift) throw no.SHORT();
  const mark = `退款给用户${yuanOfFen(cash)}元${gift > 0 ? `，收回赠送${yuanOfFen(gift)}元` : ''}`;
  await moveBalance(write, { uid, type: 'user_recharge_refund', amount: -(cash + gift), orderNo, mark });
  await recharges.set(write, id, { refundPrice: found.refundPrice + cash, refundGive: found.refundGive + gift });
  const refundId = await refunds.insert(write, {
    rechargeId: id,
    refundNo: newRefundNo(now),
    requestKey,
    type,
    cashAmount: cash,
    giveAmount: gift,
    state: 'paying',
    actorName: actorName(actor),
  });
  await later(write, executeRechargeRefund, { refundId });
  return null;
}
