import { describe, expect, it } from 'vitest';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { stockGaps } from '#server/catalogue/index.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { order, draft, sku, storefront, stockOf, pay, info } = ordersIn(shop);
const { sale, list, slot } = marketingIn(shop);
const admin = shop.admin();
const left = async (id: number) => (await list()).find((row) => row.id === id)?.quota;
const buy = ({ id, skuId }: { id: number; skuId: number }, account: string, more: object = {}) =>
  order({ of: skuId, activityId: id, buyer: { account }, ...more });
const says = (message: string) => ({ code: 500, message });

describe('an order of a flash sale', () => {
  it('has its price, and takes quota and stock', async () => {
    const item = await sale({ original: 1000, price: 700, quota: 5, stock: 10 });
    const { idempotencyKey: _, ...asked } = draft({ of: item.skuId, activityId: item.id, buyer: { account: 'a' } });
    const quoted = await storefront.run(openOrderCalls.quote, asked);

    const placed = await buy(item, 'a', { expectedTotal: quoted.payPrice });

    expect(quoted.steps).toMatchObject([{ amount: 1000 }, { label: '活动优惠', amount: -300 }]);
    expect(placed).toMatchObject({ payPrice: 700 });
    expect([await left(item.id), await stockOf(item.skuId)]).toEqual([4, 9]);
    const page = await admin.raw('GET', '/admin/store/order/list', { query: { status: 'unPaid', type: 2 } });
    expect(Object(page.data).list[0]).toMatchObject({ orderId: placed.orderNo, orderType: '[秒杀订单]' });
  });

  it('shows the picture that its SKU has in the sale', async () => {
    const attrValue = [{ suk: '默认', price: 700, quota: 5, image: '/files/public/own.png' }];
    const item = await sale({ attrValue });
    expect(await admin.run(flashSaleCalls.info, { id: item.id })).toMatchObject({ attrValue });
    const { orderInfo } = await info(await buy(item, 'pictured'));
    expect(orderInfo).toMatchObject([{ info: { image: '/files/public/own.png' } }]);
  });

  it('gives both back when it is cancelled, whatever became of the sale', async () => {
    const item = await sale({ quota: 5, stock: 10 });
    const [first, second] = [await buy(item, 'a'), await buy(item, 'b')];
    await storefront.run(openOrderCalls.cancel, { orderNo: first.orderNo });
    expect([await left(item.id), await stockOf(item.skuId)]).toEqual([4, 9]);

    await admin.run(flashSaleCalls.updateStatus, { id: item.id, status: false });
    await shop.pass('61 minutes');
    expect([await left(item.id), await stockOf(item.skuId)]).toEqual([5, 10]);
    expect(await info(second)).toMatchObject({ isDel: true });
  });

  it('has a time to pay of its own, which leaves other orders alone', async () => {
    const set = (value: string) =>
      shop.admin({ account: `time-${value}` }).run(configCalls.save, { key: 'order_activity_time', value });
    await set('0.5');
    const item = await sale({ quota: 5, stock: 10 });
    const [quick, plain] = [await buy(item, 'a'), await order({ of: await sku(), buyer: { account: 'b' } })];

    await shop.pass('31 minutes');
    expect([await left(item.id), (await info(quick)).isDel, (await info(plain)).isDel]).toEqual([5, true, false]);
    await shop.pass('30 minutes');
    expect((await info(plain)).isDel).toBe(true);
    await set('1');
  });

  it('gives both back with a refund of the whole', async () => {
    const item = await sale({ quota: 5, stock: 10 });
    const placed = await buy(item, 'a');
    await pay(placed);
    await admin.run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount: 700, reason: '退货', requestKey: 'flash' });
    await shop.runQueued();
    expect([await left(item.id), await stockOf(item.skuId)]).toEqual([5, 10]);
  });

  it('waits for the payment of another, and for the next day after the last one', async () => {
    const item = await sale({ num: 1, quota: 5 });
    const placed = await buy(item, 'eager');
    await expect(buy(item, 'eager')).rejects.toMatchObject(says('您有秒杀待支付订单，请支付后再购买'));
    await pay(placed);
    await expect(buy(item, 'eager')).rejects.toMatchObject(says('您已经达到当前秒杀活动上限'));
    expect(await buy(item, 'another')).toMatchObject({ payPrice: 700 });
  });

  it('is placed once by a buyer who asks many times at once', async () => {
    const item = await sale({ num: 1, quota: 5 });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => buy(item, 'quick')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await left(item.id)).toBe(4);
  });

  it('is refused in the words of the wire', async () => {
    const item = await sale({ quota: 2 });
    await expect(buy({ ...item, id: 99_999 }, 'a')).rejects.toMatchObject(says('活动商品不存在或已删除'));
    await expect(buy(item, 'a', { quantity: 3 })).rejects.toMatchObject(says('秒杀商品规格库存不足'));
    await expect(buy(item, 'a', { couponId: 1 })).rejects.toMatchObject(says('营销活动商品无法使用优惠券'));
    await expect(order({ of: item.skuId, activityId: item.id })).rejects.toMatchObject(says('购买活动商品需要客户账号'));
    await expect(buy({ ...item, skuId: (await sale()).skuId }, 'a')).rejects.toMatchObject(says('秒杀商品规格不存在'));
    const [one, two] = [await sale(), await sale()];
    const lines = [one, two].map(({ skuId }) => ({ skuId, quantity: 1 }));
    const both = { ...draft({ of: one.skuId, activityId: one.id, buyer: { account: 'a' } }), lines };
    await expect(storefront.run(openOrderCalls.create, both)).rejects.toMatchObject(
      says('活动商品请单独下单，一次只能买一种规格'),
    );
    await admin.run(flashSaleCalls.updateStatus, { id: item.id, status: false });
    await expect(buy(item, 'a')).rejects.toMatchObject(says('秒杀商品已关闭'));
    await admin.run(flashSaleCalls.delete, { id: item.id });
    await expect(buy(item, 'a')).rejects.toMatchObject(says('秒杀商品不存在或以删除'));
    await admin.run(slotCalls.updateStatus, { id: await slot(), status: false });
    await expect(buy(one, 'a')).rejects.toMatchObject(says('秒杀商品已过期'));
    await admin.run(slotCalls.updateStatus, { id: await slot(), status: true });
  });
});

describe('500 buyers of 50 pieces', () => {
  it('end with exactly 50 orders, and no fault', async () => {
    const item = await sale({ quota: 50, stock: 80 });
    const body = (index: number) => draft({ of: item.skuId, activityId: item.id, buyer: { account: `racer${index}` } });

    const outcomes = await Promise.all(
      Array.from({ length: 500 }, (_, index) => storefront.raw('POST', '/open/order/create', { body: { ...body(index) } })),
    );

    const tally = Object.entries(Object.groupBy(outcomes, ({ message }) => message)).map(([says, of]) => [says, of?.length]);
    expect(Object.fromEntries(tally)).toEqual({ 操作成功: 50, 秒杀商品规格库存不足: 450 });
    expect([await left(item.id), await stockOf(item.skuId)]).toEqual([0, 30]);
    expect(await stockGaps(shop.db)).toEqual([]);
  }, 120_000);
});
