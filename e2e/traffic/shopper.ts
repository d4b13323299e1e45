import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Input } from '#contract/call.ts';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { defaultRefundReasons } from '#contract/orders/enums.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type Caller, Refused } from '../../bench/storefront.ts';

/** Traits that customers of the demonstration share: chance, patience, an address, and the way an order goes. */

export const tally = {
  browsed: 0,
  ordered: 0,
  paid: 0,
  cancelled: 0,
  refundsAsked: 0,
  returnsAsked: 0,
  returnsSent: 0,
  returnsWithdrawn: 0,
  received: 0,
  registered: 0,
  friendsBound: 0,
  signedIn: 0,
  recharged: 0,
  transferred: 0,
  withdrew: 0,
  invoicesAsked: 0,
  addressesSaved: 0,
  profilesChanged: 0,
  claimed: 0,
  flashSales: 0,
  bargainsStarted: 0,
  cuts: 0,
  bargainsOrdered: 0,
  teamOrders: 0,
  teamsLeft: 0,
  articlesRead: 0,
  // Acts of staff, where the crowd has any.
  sent: 0,
  returnsAgreed: 0,
  returnsRefused: 0,
  returnsCheckedIn: 0,
  returnsRefunded: 0,
  exchanged: 0,
  withdrawalsDecided: 0,
  invoicesAudited: 0,
  invoicesIssued: 0,
  restocked: 0,
  refused: 0,
  broken: 0,
};

/** Sentences by which the shop refused, and how often. */
export const reasons = new Map<string, number>();

export const anyOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];
export const happens = (percent: number): boolean => randomInt(100) < percent;
export const pause = (upTo: number): Promise<void> => sleep(randomInt(100, upTo));
export const accountOf = (name: string): string => `demo-${name}`;

const addresses = [
  ['浙江省', '杭州市', '西湖区'],
  ['广东省', '深圳市', '南山区'],
  ['四川省', '成都市', '武侯区'],
  ['北京市', '北京市', '海淀区'],
] as const;

/** Counts what the shop refuses, as a page would show it, and goes on. */
export async function trying<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tally[error.isFault ? 'broken' : 'refused'] += 1;
    reasons.set(error.message, (reasons.get(error.message) ?? 0) + 1);
    return undefined;
  }
}

export type Placed = Answer<typeof openOrderCalls.create>;
type OrderRequest = Input<typeof openOrderCalls.create>;

/** An address to which somebody of this name lets goods be sent. */
export function addressFor(name: string) {
  const [province, city, district] = anyOf(addresses) ?? ['', '', ''];
  const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
  return { name, phone, province, city, district, detail: `人民路 ${randomInt(1, 400)} 号`, cityId: 0 };
}

/** An order by somebody of this name; undefined where the shop refuses it. */
export async function place(
  shop: Caller,
  name: string,
  terms: Pick<OrderRequest, 'lines'> & Partial<OrderRequest>,
): Promise<Placed | undefined> {
  const written = addressFor(name);
  const mark = happens(20) ? '请尽快发货' : '';
  const account = accountOf(name);
  const saved = happens(50) ? anyOf(await shop.run(openAddressCalls.list, { account })) : undefined;
  const buyer = { account, nickname: name, phone: written.phone };
  const to = saved ? { addressId: saved.id } : { address: written };
  const draft: OrderRequest = { idempotencyKey: randomUUID(), buyer, ...to, mark, payType: 'weixin', ...terms };
  const placed = await trying(shop.run(openOrderCalls.create, draft));
  if (placed) tally.ordered += 1;
  return placed;
}

export async function pay(shop: Caller, { orderNo, payPrice }: Placed): Promise<void> {
  if (await trying(shop.run(openOrderCalls.pay, { orderNo, amount: payPrice, tradeNo: randomUUID() }))) tally.paid += 1;
}

/** Most pay; some think better of it before or after. */
export async function follow(shop: Caller, placed: Placed): Promise<void> {
  const { orderNo } = placed;
  if (happens(12)) {
    if (await trying(shop.run(openOrderCalls.cancel, { orderNo }))) tally.cancelled += 1;
    return;
  }
  if (happens(10)) return;
  await pay(shop, placed);
  if (!happens(10)) return;
  const reason = anyOf(defaultRefundReasons) ?? '其它原因';
  if (await trying(shop.run(openOrderCalls.askRefund, { orderNo, reason }))) tally.refundsAsked += 1;
}
