import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { TOGETHER_MAX } from '#contract/fulfilment/sending.ts';
import type { parcelCalls } from '#contract/fulfilment/parcels.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import {
  type OrderRecord,
  canLeave,
  cutToShops,
  getOrder,
  linesOf,
  order,
  orderColumns,
  shopsSeen,
} from '#server/orders/index.ts';

type TogetherCall = typeof parcelCalls.together;

/** Orders that wait to be sent to the same recipient, the longest wait first: found by the index of the ends of phone numbers. */
export async function listTogether(
  db: Db,
  { orderNo }: Input<TogetherCall>,
  { actor }: CallContext,
): Promise<Answer<TogetherCall>> {
  const { id, realName, userPhone, userAddress } = await getOrder(db, orderNo, actor);
  const isAlong = and(
    sql`reverse(${order.userPhone}) = reverse(${userPhone})`,
    eq(order.realName, realName),
    eq(order.userAddress, userAddress),
    canLeave,
    ne(order.id, id),
    seen(order, actor),
  );
  const found = await db
    .select({ ...orderColumns, goods: order.goods })
    .from(order)
    .where(isAlong)
    .orderBy(asc(order.id))
    .limit(TOGETHER_MAX);
  const own = shopsSeen(actor) ? await ownGoods(db, found, actor) : found;
  return own.map(({ id: of, orderNo: number, goods, totalNum, mark }) => ({ id: of, orderNo: number, goods, totalNum, mark }));
}

/** Orders with their goods as far as the actor sees these, and has still to send some. */
async function ownGoods<O extends OrderRecord>(db: Db, found: readonly O[], actor: Actor): Promise<(O & { goods: string })[]> {
  const ids = found.map(({ id }) => id);
  const cut = await cutToShops(db, found, await linesOf(db, ids), scopeOf(actor));
  return cut.flatMap(({ row, lines }) =>
    row.state === 'toSend' && row.refundState === 'none'
      ? [{ ...row, goods: lines.map(({ productName, sku }) => `${productName} ${sku}`).join(' ') }]
      : [],
  );
}
