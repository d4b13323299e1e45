import { and, sql } from 'drizzle-orm';
import { orderTabs } from '#contract/orders/enums.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { leftWhole, seen } from '#server/platform/scope/scoped.ts';
import { shopsSeen, tabOfShops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { countsSeen } from './counts.ts';
import { canBeFetched, isLongUnpaid, isRefundAsked, isToPayBack } from './conditions.ts';
import { countOverdue, longUnpaidSince } from './overdue.ts';

interface OrdersWaiting {
  toSend: Waiting & { says: string };
  toHandOut: Waiting;
  refunding: Waiting;
  payBack: Waiting;
  longUnpaid: Waiting;
}

/** Orders that wait for the shop; those to send are many, so that their kept count is read. */
export async function ordersWaiting(db: Db, { actor, now }: Pick<CallContext, 'actor' | 'now'>): Promise<OrdersWaiting> {
  const isSeen = seen(order, actor);
  const shops = shopsSeen(actor);
  const tab = tabOfShops(shops);
  // The request of an order that others have lines of is answered by the house.
  const isOwn = shops && leftWhole(order, { shops });
  const [of, late, toHandOut, refunding, payBack, longUnpaid] = await Promise.all([
    countsSeen(db, actor),
    countOverdue(db, {}, { actor, now }),
    waitingIn(db, order, and(canBeFetched, isSeen), order.payTime),
    waitingIn(db, order, and(sql`${tab} = ${orderTabs.refunding}`, isRefundAsked, isSeen, isOwn), order.refundReasonTime),
    waitingIn(db, order, and(isToPayBack, isSeen), order.refundReasonTime),
    longUnpaidSince(db, now).then((before) => waitingIn(db, order, and(isLongUnpaid(before), isSeen), order.createTime)),
  ]);
  const says = late.count > 0 ? `${late.count}${late.capped ? '+' : ''} 单超过 ${late.hours} 小时` : '';
  const toSend = { count: of(orderTabs.toSend), capped: false, oldest: late.oldest, says };
  return { toSend, toHandOut, refunding, payBack, longUnpaid };
}
