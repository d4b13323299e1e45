import { inArray, sql } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import type { LetterValues } from '#contract/notifications/letter-values.ts';
import { payTypes } from '#contract/orders/enums.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { payChannels } from '#contract/services/pay-channels.ts';
import { reachableCustomers } from '#server/customers/index.ts';
import { type FactsContext, type LetterFacts, readsFacts } from '#server/notifications/index.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { order, orderLine } from './tables.ts';

type App = LetterFacts['apps'][number];

// Named in full: alone in a select, drizzle leaves the table out of a column's name.
/** Channel by which an order was paid for at its provider; null where no provider knows it. */
const paidBy = sql<string | null>`(select a.channel from ${paymentAttempt} a
  where a.kind = ${attemptKinds.order} and a.subject_id = "order".id and a.state = 'paid' order by a.id desc limit 1)`;
const names = sql<string[]>`array(select l.product_name from ${orderLine} l where l.order_id = "order".id order by l.id)`;

const rowsOf = (db: Db, orderNos: readonly string[]) =>
  db
    .select({
      id: order.id,
      orderNo: order.orderNo,
      uid: order.uid,
      payPrice: order.payPrice,
      payType: order.payType,
      createTime: order.createTime,
      userAddress: order.userAddress,
      deliveryType: order.deliveryType,
      deliveryName: order.deliveryName,
      deliveryId: order.deliveryId,
      paidBy,
      names,
    })
    .from(order)
    .where(inArray(order.orderNo, [...orderNos]));

type OrderFacts = Awaited<ReturnType<typeof rowsOf>>[number];

const appOfChannel: Readonly<Record<string, App | undefined>> = {
  [payChannels.jsapi]: 'wechat',
  [payChannels.routine]: 'routine',
};
const appOfUser: Readonly<Record<string, App | undefined>> = { wechat: 'wechat', routine: 'routine' };

/** App in which a buyer paid by WeChat; where no provider knows that, the one that they came by. Other payments have none. */
export function appsOf({ payType, paidBy: channel }: Pick<OrderFacts, 'payType' | 'paidBy'>, userType: string): App[] {
  if (payType !== payTypes.weixin) return [];
  const app = channel === null ? appOfUser[userType] : appOfChannel[channel];
  return app ? [app] : [];
}

/** Names of goods for a letter: all of them, and the first with a word that there are more. */
export const goodsNames = ([first = '', ...others]: readonly string[]): LetterValues => ({
  products: [first, ...others].join('|'),
  product: others.length > 0 ? `${first}等` : first,
});

function valuesOf(row: OrderFacts, nickname: string, now: Date): LetterValues {
  const [name, number] = [row.deliveryName ?? '', row.deliveryId ?? ''];
  const carried = row.deliveryType === 'send' ? { courier: name, courierPhone: number } : { company: name, trackingNo: number };
  return {
    ...goodsNames(row.names),
    ...carried,
    orderNo: row.orderNo,
    price: `${yuanOfFen(row.payPrice)}元`,
    nickname,
    orderTime: showMoment(row.createTime),
    time: showMoment(now),
    address: row.userAddress,
  };
}

/** Facts of orders whose buyer is a customer. */
export async function factsOfOrders({ tx, now }: FactsContext, orderNos: readonly string[]): Promise<LetterFacts[]> {
  const rows = await rowsOf(tx, orderNos);
  const reachable = await reachableCustomers(
    tx,
    rows.flatMap(({ uid }) => uid ?? []),
  );
  return rows.flatMap((row) => {
    const addressee = reachable.get(row.uid ?? 0);
    if (!addressee) return [];
    const { nickname, userType } = addressee;
    return [{ subject: row.orderNo, addressee, apps: appsOf(row, userType), values: valuesOf(row, nickname, now) }];
  });
}

readsFacts('order', factsOfOrders);
