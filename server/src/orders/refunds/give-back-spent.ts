import { and, eq, lt, or, sql } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { commissionStates, pointsStates } from '#contract/customers/ledgers.ts';
import { couponUser, returnCoupon } from '#server/coupons/index.ts';
import { commissionRecord, integralRecord, losePoints } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { returnPoints } from '../orders/return-points.ts';
import { lineStandings } from './queries.ts';
import { reverseRewards } from './reverse-rewards.ts';

/** Order that spent the coupon; undefined once it came back. */
const isCouponKept = and(eq(couponUser.status, heldStates.used), eq(couponUser.orderNo, order.orderNo));

/** Condition on orders whose receipt, which will not come, would count points or commission. */
const isPromised = sql<boolean>`(exists (select from ${integralRecord} where ${integralRecord.linkId} = ${order.orderNo}
    and ${integralRecord.kind} = 'gain' and ${integralRecord.status} = ${pointsStates.created})
  or exists (select from ${commissionRecord} where ${commissionRecord.linkId} = ${order.orderNo}
    and ${commissionRecord.kind} = 'gain' and ${commissionRecord.status} = ${commissionStates.created}))`;

/** Orders that were refunded with all their goods, of which either side still has something. */
async function unevenOrders(db: Db, orderNo?: string) {
  return db
    .select({ orderNo: order.orderNo, couponId: couponUser.id, isPromised })
    .from(order)
    .leftJoin(couponUser, and(eq(couponUser.id, order.couponId), isCouponKept))
    .where(
      and(
        sql`${order.refundPrice} > 0`, // in the words of the index `order__refunded_of`
        eq(order.state, 'toSend'),
        eq(order.refundState, 'refunded'),
        or(lt(order.backIntegral, order.useIntegral), eq(couponUser.orderNo, order.orderNo), isPromised),
        orderNo === undefined ? undefined : eq(order.orderNo, orderNo),
      ),
    );
}

type Uneven = Awaited<ReturnType<typeof unevenOrders>>[number];

async function settleUp(write: Write, found: OrderRecord, uneven: Uneven): Promise<void> {
  const { id, orderNo, useIntegral, backIntegral, gainIntegral, refundPrice: before, payPrice: after } = found;
  const { couponId } = uneven;
  const points = found.uid === null ? 0 : useIntegral - backIntegral;
  await write.tx.update(order).set({ backIntegral: useIntegral, updateTime: write.now }).where(eq(order.id, id));
  await returnPoints(write, found, points);
  if (couponId !== null) await returnCoupon(write, { id: couponId });
  const what = [couponId === null ? '' : '优惠券', points === 0 ? '' : ` ${points} 积分`].filter(Boolean).join('和');
  if (what !== '') await logStep(write, id, { type: 'refund_price', message: `商品已全部退款，补退${what}` });
  if (!uneven.isPromised) return;
  const lines = (await lineStandings(write.tx, id)).map(({ lineId, paidPrice: paid, refundedPrice }) => ({
    lineId,
    paid,
    before: refundedPrice,
    after: paid,
  }));
  await reverseRewards(write, found, { before, after, lines });
  // The freight went back since, as of an order that had lost its points already: these still wait.
  if (before === after) await losePoints(write, { orderNo, integral: gainIntegral });
  await logStep(write, id, { type: 'refund_price', message: '商品已全部退款，收回订单赠送的积分和佣金' });
}

const NAME = 'order.giveBackSpent';

/**
 * Orders whose goods had all been refunded were declared refunded by an upgrade, which left with the shop what customers had spent on them
 * besides money, and left them what kept freight earns. Every night looks for such; each is settled once.
 */
export const giveBackSpent: Timer = {
  name: NAME,
  label: '补办全部退款的订单的优惠券、积分和佣金',
  cron: '53 3 * * *',
  sleeps: true,
  async run({ database, write }) {
    for (const { orderNo } of await unevenOrders(database.db))
      await write({ name: NAME, actor: systemActor('系统') }, async (context) => {
        const found = await lockOrder(context, orderNo);
        const [uneven] = await unevenOrders(context.tx, orderNo);
        if (uneven) await settleUp(context, found, uneven);
      });
  },
};
