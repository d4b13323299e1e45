import { eq, notExists, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no } from '#contract/orders/orders.ts';
import type { openReviewCalls } from '#contract/storefront/reviews.ts';
import { productReply, writeReview } from '#server/catalogue/index.ts';
import { customer } from '#server/customers/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from './log-step.ts';
import { type OrderRecord, linesOf, orderColumns } from './queries.ts';
import { lockOrder } from './record.ts';
import { afterOrderAct } from './states.ts';
import { order, orderLine } from './tables.ts';

const NOBODY = '匿名用户';

async function nameOf(tx: Tx, uid: number | null): Promise<string> {
  if (uid === null) return NOBODY;
  const [found] = await tx.select({ nickname: customer.nickname }).from(customer).where(eq(customer.id, uid));
  return found?.nickname || NOBODY;
}

/** Products of the order that nobody has written about. */
const unreviewed = (tx: Tx, orderId: number) =>
  tx.$count(
    orderLine,
    sql`${orderLine.orderId} = ${orderId} and ${notExists(
      tx
        .select({ one: sql`1` })
        .from(productReply)
        .where(sql`${productReply.oid} = ${orderLine.orderId} and ${productReply.productId} = ${orderLine.productId}`),
    )}`,
  );

/** By the customer. The last product they write about completes the order. */
export async function reviewOrder(write: Write, input: Input<typeof openReviewCalls.write>): Promise<OrderRecord> {
  const { tx, now } = write;
  const { orderNo, ...said } = input;
  const found = await lockOrder(write, orderNo);
  const state = afterOrderAct(found.state, 'review');
  if (!state || found.refundState !== 'none') throw no.NOT_RECEIVED();
  const lines = (await linesOf(tx, [found.id])).get(found.id) ?? [];
  const bought = lines.find(({ productId }) => productId === said.productId);
  if (!bought) throw no.NOT_BOUGHT();
  const nickname = await nameOf(tx, found.uid);
  await writeReview(write, { ...said, uid: found.uid ?? 0, oid: found.id, sku: bought.sku.slice(0, 128), nickname });
  if ((await unreviewed(tx, found.id)) > 0) return found;
  const set = { state, updateTime: now };
  const [done] = await tx.update(order).set(set).where(eq(order.id, found.id)).returning(orderColumns);
  await logStep(write, found.id, { type: 'check_order_over', message: '用户评价' });
  return done ?? found;
}
