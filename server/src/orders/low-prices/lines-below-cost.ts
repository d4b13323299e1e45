import { type SQL, and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { orderLine } from '../orders/tables.ts';

/** Goods are sold for less than they cost; what a coupon takes off is not their price. */
const isBelow: SQL = sql`${orderLine.paidPrice} + ${orderLine.couponPrice} < ${orderLine.cost} * ${orderLine.payNum}`;

/** Lines of shops that an order sells below cost; goods whose cost nobody knows are none, and of its own the house decides. */
export const linesBelowCost = (tx: Tx, orderId: number): Promise<{ shopId: number; name: string }[]> =>
  tx
    .select({ shopId: sql<number>`${orderLine.merId}`, name: orderLine.productName })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.merId), gt(orderLine.cost, 0), isBelow))
    .orderBy(orderLine.id);
