import { describe, expect, it } from 'vitest';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type Made, bargainsIn } from '../../../test/bargains.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { order, draft, storefront, stockOf, pay } = ordersIn(shop);
const { bargain, start, floor, list } = bargainsIn(shop);
const admin = shop.admin();
const says = (message: string) => ({ code: 500, message });
const left = async ({ id, skuId }: Made) => [(await list()).find((row) => row.id === id)?.quota, await stockOf(skuId)];
const terms = ({ id, skuId }: Made, participationId: number | undefined, account: string) => ({
  of: skuId,
  activityId: id,
  participationId,
  buyer: { account },
});
const buy = (made: Made, participationId: number | undefined, account: string, more: object = {}) =>
  order({ ...terms(made, participationId, account), ...more });

describe('an order of a bargain', () => {
  it('costs the floor, and takes quota and stock', async () => {
    const made = await bargain({ price: 1000, minPrice: 400, quota: 5, stock: 10 });
    const participationId = await floor(made, 'ann');
    const { idempotencyKey: _, ...asked } = draft(terms(made, participationId, 'ann'));
    const quoted = await storefront.run(openOrderCalls.quote, asked);

    const placed = await buy(made, participationId, 'ann', { expectedTotal: quoted.payPrice });

    expect(quoted.steps).toMatchObject([{ amount: 1000 }, { label: '活动优惠', amount: -600 }]);
    expect(placed).toMatchObject({ payPrice: 400 });
    expect(await left(made)).toEqual([4, 9]);
    const page = await admin.raw('GET', '/admin/store/order/list', { query: { status: 'unPaid', type: 2 } });
    expect(Object(page.data).list[0]).toMatchObject({ orderId: placed.orderNo, orderType: '[砍价订单]' });
  });

  it('may be placed again when it was cancelled, and gives back what it took', async () => {
    const made = await bargain({ quota: 5, stock: 10 });
    const participationId = await floor(made, 'bob');
    const { orderNo } = await buy(made, participationId, 'bob');
    await expect(buy(made, participationId, 'bob')).rejects.toMatchObject(says('订单已创建，尚未支付'));
    await storefront.run(openOrderCalls.cancel, { orderNo });
    expect(await left(made)).toEqual([5, 10]);

    const again = await buy(made, participationId, 'bob');
    await pay(again);
    await expect(buy(made, participationId, 'bob')).rejects.toMatchObject(says('该砍价活动已创建了订单'));
    expect(await left(made)).toEqual([4, 9]);
  });

  it('gives both back with a refund of the whole, when the bargain is long off', async () => {
    const made = await bargain({ quota: 5, stock: 10 });
    const placed = await buy(made, await floor(made, 'cid'), 'cid');
    await pay(placed);
    await admin.run(bargainCalls.updateStatus, { id: made.id, status: false });
    await admin.run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount: 400, reason: '退货', requestKey: 'bargain' });
    await shop.runQueued();
    expect(await left(made)).toEqual([5, 10]);
  });

  it('is placed once by a buyer who asks many times at once', async () => {
    const made = await bargain({ quota: 5, num: 3 });
    const participationId = await floor(made, 'dora');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => buy(made, participationId, 'dora')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await left(made)).toEqual([4, 9]);
  });

  it('is refused in the words of the wire', async () => {
    const made = await bargain({ num: 2, bargainNum: 9 });
    const other = await bargain();
    const running = await start(made.id, 'eve');
    await expect(buy(made, undefined, 'eve')).rejects.toMatchObject(says('用户砍价活动id必须大于0'));
    await expect(buy({ ...made, id: 99_999 }, running.id, 'eve')).rejects.toMatchObject(says('活动商品不存在或已删除'));
    await expect(buy(made, running.id, 'eve')).rejects.toMatchObject(says('请先完成砍价活动'));
    await expect(buy(made, running.id, 'somebody')).rejects.toMatchObject(says('用户砍价活动不存在'));
    await expect(buy(other, running.id, 'eve')).rejects.toMatchObject(says('用户砍价活动不存在'));
    await expect(buy({ ...made, skuId: other.skuId }, running.id, 'eve')).rejects.toMatchObject(says('砍价商品规格不存在'));
    const done = await floor(made, 'fay');
    await expect(buy(made, done, 'fay', { quantity: 2 })).rejects.toMatchObject(says('砍价商品一次只能购买 1 件'));
    await buy(made, done, 'fay');
    await expect(buy(made, await floor(made, 'fay'), 'fay')).rejects.toMatchObject(says('您有砍价待支付订单，请支付后再购买'));
  });

  it('loses the last piece to whoever orders first', async () => {
    const made = await bargain({ quota: 1, stock: 10 });
    const [ann, bob] = [await floor(made, 'gus'), await floor(made, 'hal')];
    await buy(made, ann, 'gus');
    await expect(buy(made, bob, 'hal')).rejects.toMatchObject(says('砍价商品规格库存不足'));
  });

  it('comes too late once the activity is over', async () => {
    const made = await bargain();
    const participationId = await floor(made, 'ida');
    await shop.pass('25 hours');
    await expect(buy(made, participationId, 'ida')).rejects.toMatchObject(says('砍价活动已结束'));
  });
});
