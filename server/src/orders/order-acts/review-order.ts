import { eq, notExists, sql } from 'drizzle-orm';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { OrderReview } from '#contract/orders/order-review.ts';
import { productReply, writeReview } from '#server/catalogue/index.ts';
import { customer } from '#server/customers/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { type OrderRecord, linesOf } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { canMove } from '../orders/states.ts';
import { orderLine } from '../orders/tables.ts';

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

/** Reviews a product by the customer. The last review completes the order. */
export async function reviewOrder(write: Write, input: OrderReview): Promise<OrderRecord> {
  const { tx } = write;
  const { orderNo, ...said } = input;
  const found = await lockOrder(write, orderNo);
  if (!canMove(found, 'review') || found.refundState !== 'none') throw orderRefusals.NOT_RECEIVED();
  const lines = (await linesOf(tx, [found.id])).get(found.id) ?? [];
  const bought = lines.find(({ productId }) => productId === said.productId);
  if (!bought) throw orderRefusals.NOT_BOUGHT();
  const nickname = await nameOf(tx, found.uid);
  await writeReview(write, { ...said, uid: found.uid ?? 0, oid: found.id, sku: bought.sku.slice(0, 128), nickname });
  if ((await unreviewed(tx, found.id)) > 0) return found;
  const done = await moveOrder(write, found, 'review');
  await logStep(write, found.id, { type: 'check_order_over', message: '用户评价' });
  return done;
}
