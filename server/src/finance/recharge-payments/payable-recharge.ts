import { eq } from 'drizzle-orm';
import { HOUR } from '#contract/durations.ts';
import { attemptKinds, attemptRefusals } from '#contract/payments/attempts.ts';
import { payerAt } from '#server/customers/index.ts';
import type { PayableKind } from '#server/payments/index.ts';
import { payRecharge } from '../recharges/pay-recharge.ts';
import { lockByNo } from '../recharges/queries.ts';
import { refuseOthers } from '../recharges/rules.ts';
import { userRecharge } from '../recharges/tables.ts';

/** Time that a code of a provider lives. */
const LONGEST = 2 * HOUR;

/** A recharge, as something that is paid through a provider. Money for one that staff deleted is booked all the same. */
export const payableRecharge: PayableKind = {
  kind: attemptKinds.recharge,
  settled: 'user_recharge.pay',
  describe: (orderNo) => `充值 ${orderNo}`,
  lock: ({ tx }, orderNo) => lockByNo(tx, orderNo),
  async due({ tx, actor, now }, orderNo) {
    const found = await lockByNo(tx, orderNo);
    refuseOthers(actor, found);
    if (found.payTime !== null) throw attemptRefusals.PAID();
    if (found.isDel) throw attemptRefusals.OVER();
    return { subjectId: found.id, amount: found.price, expiry: new Date(now.getTime() + LONGEST) };
  },
  async payerAt(db, orderNo, at) {
    const [found] = await db.select({ uid: userRecharge.uid }).from(userRecharge).where(eq(userRecharge.orderNo, orderNo));
    return payerAt(db, { ...at, uid: found?.uid ?? null });
  },
  async isDue(db, subjectId) {
    const { payTime, isDel } = userRecharge;
    const [found] = await db.select({ payTime, isDel }).from(userRecharge).where(eq(userRecharge.id, subjectId));
    return found?.payTime === null && !found.isDel;
  },
  async settle(write, { orderNo: orderId }, { amount, transactionNo }) {
    const { payTime, tradeNo, price } = await lockByNo(write.tx, orderId);
    if (payTime !== null) return tradeNo === transactionNo;
    if (price !== amount) return false;
    await payRecharge(write, { orderId, amount, tradeNo: transactionNo });
    return true;
  },
};
