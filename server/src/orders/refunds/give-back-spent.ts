import { and, eq, lt, or, sql } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { couponUser, returnCoupon } from '#server/coupons/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { returnPoints } from '../orders/return-points.ts';

/** Order that spent the coupon; undefined once it came back. */
const isCouponKept = and(eq(couponUser.status, heldStates.used), eq(couponUser.orderNo, order.orderNo));

/** Orders that were refunded with all their goods, some of whose points or whose coupon the shop still has. */
async function ordersThatKept(db: Db, orderNo?: string) {
  return db
    .select({ orderNo: order.orderNo, couponId: couponUser.id })
    .from(order)
    .leftJoin(couponUser, and(eq(couponUser.id, order.couponId), isCouponKept))
    .where(
      and(
        sql`${order.refundPrice} > 0`, // in the words of the index `order__refunded_of`
        eq(order.state, 'toSend'),
        eq(order.refundState, 'refunded'),
        or(lt(order.backIntegral, order.useIntegral), eq(couponUser.orderNo, order.orderNo)),
        orderNo === undefined ? undefined : eq(order.orderNo, orderNo),
      ),
    );
}

async function giveBack(write: Write, found: OrderRecord, couponId: number | null): Promise<void> {
  const { id, useIntegral, backIntegral } = found;
  const points = found.uid === null ? 0 : useIntegral - backIntegral;
  await write.tx.update(order).set({ backIntegral: useIntegral, updateTime: write.now }).where(eq(order.id, id));
  await returnPoints(write, found, points);
  if (couponId !== null) await returnCoupon(write, { id: couponId });
  const what = [couponId === null ? '' : '优惠券', points === 0 ? '' : ` ${points} 积分`].filter(Boolean).join('和');
  if (what !== '') await logStep(write, id, { type: 'refund_price', message: `商品已全部退款，补退${what}` });
}

const NAME = 'order.giveBackSpent';

/**
 * Orders whose goods had all been refunded were declared refunded by an upgrade, which left with the shop what customers had spent on them
 * besides money. Every night looks for such; each is given back once.
 */
export const giveBackSpent: Timer = {
  name: NAME,
  label: '补退全部退款的订单用掉的优惠券和积分',
  cron: '53 3 * * *',
  async run({ database, write }) {
    for (const { orderNo } of await ordersThatKept(database.db))
      await write({ name: NAME, actor: systemActor('系统') }, async (context) => {
        const found = await lockOrder(context, orderNo);
        const [kept] = await ordersThatKept(context.tx, orderNo);
        if (kept) await giveBack(context, found, kept.couponId);
      });
  },
};
