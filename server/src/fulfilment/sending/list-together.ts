import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { TOGETHER_MAX } from '#contract/fulfilment/sending.ts';
import type { parcelCalls } from '#contract/fulfilment/parcels.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { canLeave, getOrder, order } from '#server/orders/index.ts';

type TogetherCall = typeof parcelCalls.together;

/** Orders that wait to be sent to the same recipient, the longest wait first: found by the index of the ends of phone numbers. */
export async function listTogether(
  db: Db,
  { orderNo }: Input<TogetherCall>,
  { actor }: CallContext,
): Promise<Answer<TogetherCall>> {
  const { id, realName, userPhone, userAddress } = await getOrder(db, orderNo, actor);
  const { totalNum, goods, mark } = order;
  return db
    .select({ id: order.id, orderNo: order.orderNo, goods, totalNum, mark })
    .from(order)
    .where(
      and(
        sql`reverse(${order.userPhone}) = reverse(${userPhone})`,
        eq(order.realName, realName),
        eq(order.userAddress, userAddress),
        canLeave,
        ne(order.id, id),
      ),
    )
    .orderBy(asc(order.id))
    .limit(TOGETHER_MAX);
}
