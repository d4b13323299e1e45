import { beforeAll, describe, expect, it } from 'vitest';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import type { OrderTab } from '#contract/orders/enums.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { type PlacedOrder, address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { webhooksIn } from '../../../test/webhooks.ts';

const shop = openShop();
const { order, sku, draft, pay, send, storefront, info, askRefund } = ordersIn(shop);
const { groupBuy } = marketingIn(shop);
const { point, clerk } = deliveryIn(shop);
const { hook } = webhooksIn(shop);
const staff = shop.admin();

type GroupBuyItem = Awaited<ReturnType<typeof groupBuy>>;
const buy = ({ id, skuId }: GroupBuyItem, account: string, more: object = {}) =>
  order({ of: skuId, activityId: id, buyer: { account }, paid: true, ...more });
const teamOf = async ({ orderNo }: PlacedOrder) => (await storefront.run(openOrderCalls.read, { orderNo })).teamId ?? 0;
const join = async (leader: PlacedOrder, item: GroupBuyItem, account: string) =>
  buy(item, account, { teamId: await teamOf(leader) });

const shown = (status: OrderTab, by = staff) => by.run(orderCalls.list, { page: 1, limit: 100, status, type: 2 });
const numbersIn = async (status: OrderTab, by = staff) => (await shown(status, by)).list.map(({ orderId }) => orderId);
const counts = (dateLimit?: string, by = staff) => by.run(orderCalls.statusNum, { type: 2, ...(dateLimit && { dateLimit }) });
const toldOf = async ({ orderNo }: PlacedOrder) => {
  await shop.runQueued();
  const notices = await staff.run(noticeCalls.list, { limit: 50 });
  return notices.filter(({ subject }) => subject === orderNo).map(({ mark }) => mark);
};

let item: GroupBuyItem;
let plain: PlacedOrder;
let leader: PlacedOrder;

beforeAll(async () => {
  await staff.run(configCalls.save, { key: 'store_self_mention', value: 'true' });
  item = await groupBuy({ quota: 50, stock: 100 });
  plain = await order({ of: await sku(), paid: true });
  leader = await buy(item, 'leader');
});

describe('an order whose team is not whole', () => {
  it('waits under a tab of its own, while the tab of the wire has it among those to send', async () => {
    expect(await numbersIn('toSend')).toEqual([plain.orderNo]);
    expect((await shown('teamWaiting')).list).toMatchObject([{ orderId: leader.orderNo, isTeamWaiting: true, status: 0 }]);
    expect(await numbersIn('notShipped')).toEqual([leader.orderNo, plain.orderNo]);
    expect((await shown('notShipped')).list).toMatchObject([{ statusStr: { key: 'notShipped' } }, {}]);
    expect((await info(plain)).isTeamWaiting).toBeUndefined();
  });

  it('is counted apart, of all times, of a period, on a phone and in the totals of the tabs', async () => {
    const apart = { all: 2, notShipped: 2, toSend: 1, teamWaiting: 1, toHandOut: 0 };
    expect(await counts()).toMatchObject(apart);
    expect(await counts('today')).toMatchObject(apart);
    expect((await shown('toSend')).total).toBe(1);
    expect((await shown('teamWaiting')).total).toBe(1);
    expect(await staff.run(phoneStatisticsCalls.figures, {})).toMatchObject({ unshippedCount: 2, toSendCount: 1 });
    expect(await tallyGaps(shop.db)).toEqual([]);
  });

  it('is neither the next one to take nor goes along in a parcel of the same recipient', async () => {
    expect((await staff.run(claimCalls.claimNext, { passed: [] })).orderNo).toBe(plain.orderNo);
    expect(await staff.run(parcelCalls.together, { orderNo: plain.orderNo })).toEqual([]);
  });

  it('is called so by the finder', async () => {
    const { orders } = await staff.run(finderCalls.find, { keywords: leader.orderNo });
    expect(orders).toMatchObject([{ isTeamWaiting: true }]);
  });

  it('is announced with the others of its team once that is whole, and to buyers when they pay', async () => {
    const told = await hook('order.ready', 'order.paid');
    const first = await buy(item, 'first');
    expect(await toldOf(first)).toEqual([]);
    expect(await told()).toEqual([`order.paid ${first.orderNo}`]);

    const last = await join(first, item, 'last');

    for (const each of [first, last]) {
      expect(await toldOf(each)).toEqual(['adminPaySuccess']);
      expect(await told()).toContain(`order.ready ${each.orderNo}`);
    }
    expect(await numbersIn('toSend')).toEqual(expect.arrayContaining([first.orderNo, last.orderNo]));
    await send(last);
  });

  it('is not announced where its buyer wants the money back when the team becomes whole', async () => {
    const first = await buy(item, 'leaver');
    await askRefund(first);
    await join(first, item, 'stayer');
    expect(await toldOf(first)).not.toContain('adminPaySuccess');
  });

  it('is refunded as ever once its buyer is agreed with, and leaves every tab of those that wait', async () => {
    const first = await buy(item, 'regrets');
    await askRefund(first);
    await staff.run(refundCalls.refund, { orderNo: first.orderNo, amount: first.payPrice });
    await shop.runQueued();
    expect(await info(first)).toMatchObject({ statusStr: { key: 'refunded' } });
    expect((await info(first)).isTeamWaiting).toBeUndefined();
    expect(await numbersIn('teamWaiting')).not.toContain(first.orderNo);
  });
});

describe('an order at a pick-up point whose team is not whole', () => {
  it('waits for its team at the point as well, and is handed out afterwards', async () => {
    const storeId = await point();
    const may = ['admin:order:list', 'admin:order:status:num'];
    const { desk } = await clerk({ storeId, may, dataScope: 'points' });
    const pickUp = { storeId, name: address.name, phone: address.phone };
    const at = async (account: string, teamId?: number) => {
      const terms = { ...draft({ of: item.skuId, activityId: item.id, buyer: { account } }), address: undefined, pickUp };
      const placed = await storefront.run(openOrderCalls.create, { ...terms, ...(teamId && { teamId }) });
      await pay(placed);
      return placed;
    };
    const first = await at('fetches');
    expect(await counts(undefined, desk)).toMatchObject({ all: 1, toBeWrittenOff: 1, toHandOut: 0, teamWaiting: 1 });
    expect(await numbersIn('teamWaiting', desk)).toEqual([first.orderNo]);
    expect(await numbersIn('toHandOut', desk)).toEqual([]);

    const second = await at('fetches-too', await teamOf(first));

    expect(await counts('today', desk)).toMatchObject({ toBeWrittenOff: 2, toHandOut: 2, teamWaiting: 0 });
    expect(await numbersIn('toHandOut', desk)).toEqual([second.orderNo, first.orderNo]);
    expect(await tallyGaps(shop.db)).toEqual([]);
  });
});
