import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { configCalls } from '#contract/settings/config.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const { point } = deliveryIn(shop);
const { sku, order, storefront, info, stockOf, timeline } = ordersIn(shop);
const { uidOf, grant, standing } = accountsIn(shop);
const { coupon, given } = couponsIn(shop);
const held = async (account: string, money: number) => given(await coupon({ money }), account);
const { sale, groupBuy } = marketingIn(shop);
const { bargain, floor } = bargainsIn(shop);
const { deskQuote, deskCoupons, deskPlace, deskSales } = deskOrderCalls;

const linesOf = (skuId: number, quantity = 1) => ({ lines: [{ skuId, quantity }], address });
const quote = (draft: object) => shop.admin().run(deskQuote, draft as never);
const place = (draft: object, idempotencyKey = randomUUID()) =>
  shop.admin().run(deskPlace, { payType: 'weixin', idempotencyKey, ...draft } as never);

describe('an order at the desk', () => {
  it('comes to what was quoted, with coupon and points, and every step said', async () => {
    await shop.admin().run(configCalls.save, { key: pointSettings.integral_ratio.key, value: '0.01' });
    const mug = await sku({ price: 3000, stock: 5 });
    const uid = await uidOf('caller');
    await grant('caller', 200);
    const couponId = await held('caller', 500);
    expect((await shop.admin().run(deskCoupons, { uid })).map((each) => each.couponId)).toEqual([couponId]);
    const draft = { uid, ...linesOf(mug, 2), couponId, useIntegral: true };

    const quoted = await quote(draft);

    expect(quoted.steps.map(({ step, amount }) => [step, amount])).toEqual([
      ['goods', 6000],
      ['coupon', -500],
      ['points', -200],
    ]);
    expect(quoted.payPrice).toBe(5300);
    const placed = await place({ ...draft, mark: '电话里说要红色', expectedTotal: quoted.payPrice });
    expect(await info(placed as never)).toMatchObject({
      payPrice: 5300,
      couponPrice: 500,
      useIntegral: 200,
      mark: '电话里说要红色',
    });
    expect((await timeline(placed as never)).at(-1)).toMatchObject({ changeMessage: '订单生成', actorKind: 'admin' });
    expect(await stockOf(mug)).toBe(3);
    expect(await standing('caller')).toMatchObject({ points: 0 });
  });

  it('is not placed for a telephone number that was cut short', async () => {
    const cut = { ...linesOf(await sku()), address: { ...address, phone: '123' } };

    await expect(place(cut)).rejects.toThrow('收货人电话不完整，请检查');
    const pickUp = { storeId: 1, name: '王', phone: '123' };
    await expect(place({ lines: cut.lines, pickUp })).rejects.toThrow('收货人电话不完整，请检查');
  });

  it('is placed once however often its request comes, and takes no stock while it is only quoted', async () => {
    const mug = await sku({ stock: 5 });
    const key = randomUUID();
    await quote(linesOf(mug, 2));
    expect(await stockOf(mug)).toBe(5);
    const twice = await Promise.all([place(linesOf(mug, 2), key), place(linesOf(mug, 2), key)]);
    expect(new Set(twice.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await stockOf(mug)).toBe(3);
  });

  it('goes to an address of the customer’s book, or is fetched at a point', async () => {
    const mug = await sku({ stock: 5 });
    const uid = await uidOf('booked');
    await openStorefrontClient(shop).run(openAddressCalls.save, { ...address, account: 'booked' });
    expect(await shop.admin().run(deskOrderCalls.deskAddresses, { uid })).toMatchObject([
      { detail: address.detail, isDefault: true },
    ]);
    const storeId = await point({ name: '总店自提' });
    expect(await shop.admin().run(deskOrderCalls.deskPoints, {})).toMatchObject([{ id: storeId, name: '总店自提' }]);

    const placed = await place({ uid, lines: linesOf(mug).lines, pickUp: { storeId, name: '王', phone: '13800001234' } });
    expect(await info(placed as never)).toMatchObject({ shippingType: 2, realName: '王' });
  });

  it('can be paid on delivery, whatever customers may choose, and waits for the money', async () => {
    const staff = shop.admin({ account: 'days later' });
    const { orderNo } = await place({ ...linesOf(await sku({ price: 1000 })), payType: 'offline' });
    await shop.pass('2 hours');

    await staff.run(offlineCalls.payOffline, { orderNo, amount: 1000, method: 'cash' });

    expect(await staff.run(orderCalls.info, { orderNo })).toMatchObject({ paid: true, statusStr: { key: 'notShipped' } });
  });

  it('is paid by any storefront that is told its number, or by hand', async () => {
    const mug = await sku({ price: 1000 });
    const [online, byHand] = [await place(linesOf(mug)), await place(linesOf(mug))];

    const paid = await storefront.run(openOrderCalls.pay, { orderNo: online.orderNo, amount: 1000, tradeNo: 'told' });
    await shop.admin().run(offlineCalls.payOffline, { orderNo: byHand.orderNo, amount: 1000, method: 'transfer' });

    expect(paid).toMatchObject({ state: 'toSend' });
    expect(await info(byHand as never)).toMatchObject({ paid: true, payType: 'offline' });
  });

  it('is sent back through the storefront that was told its number', async () => {
    const mug = await sku({ price: 1000 });
    const { orderNo } = await place(linesOf(mug));
    await storefront.run(openOrderCalls.pay, { orderNo, amount: 1000, tradeNo: 'sent-back' });
    await shop.admin().run(sendingCalls.send, { orderNo, type: '3' });
    const lines = [{ skuId: mug, quantity: 1 }];
    const draft = { orderNo, kind: 'return', reason: '与描述不符', lines, idempotencyKey: randomUUID() } as const;

    const { caseNo } = await storefront.run(openReturnCaseCalls.create, draft);

    const listed = (more: object) => storefront.run(openReturnCaseCalls.list, { page: 1, limit: 9, ...more });
    expect((await listed({ orderNo })).list).toMatchObject([{ caseNo, state: 'asked' }]);
    expect((await listed({})).list).toEqual([]);
  });

  it('is cancelled by staff, who cannot cancel what a customer ordered online', async () => {
    const mug = await sku({ stock: 5 });
    const { orderNo } = await place({ ...linesOf(mug, 2), payType: 'offline' });

    await shop.admin().run(deskCancelCalls.deskCancel, { orderNo });

    expect(await stockOf(mug)).toBe(5);
    const online = await order({ of: mug });
    await expect(shop.admin().run(deskCancelCalls.deskCancel, { orderNo: online.orderNo })).rejects.toMatchObject({
      message: '这是用户自己下的订单，到时未付款会自动取消，请让用户付款或取消',
    });
  });

  it('is cancelled with others at once, and what was paid or belongs to the timer stays', async () => {
    const staff = shop.admin();
    const mug = await sku({ stock: 9 });
    const [first, second, paid] = [await place(linesOf(mug)), await place(linesOf(mug)), await place(linesOf(mug))];
    const online = await order({ of: mug });
    await staff.run(offlineCalls.payOffline, { orderNo: paid.orderNo, amount: 1000, method: 'cash' });
    await staff.run(deskCancelCalls.deskCancel, { orderNo: second.orderNo });
    const all = [first, second, paid, online];
    const ids = await Promise.all(all.map(async ({ orderNo }) => (await staff.run(orderCalls.info, { orderNo })).id));

    const outcome = { changed: 1, unchanged: 1, refused: 2, missing: 1 };
    expect(await staff.run(deskCancelCalls.deskCancelMany, { ids: [...ids, 9_999_999] })).toEqual(outcome);

    expect(await stockOf(mug)).toBe(7);
    expect((await timeline(first as never))[0]).toMatchObject({ changeMessage: '取消订单', actorKind: 'admin' });
  });

  it('is refused in the words of any order', async () => {
    const mug = await sku({ price: 1000, stock: 1 });
    const says = (message: string) => ({ message: expect.stringContaining(message) });
    await expect(quote({ lines: [{ skuId: mug, quantity: 1 }] })).rejects.toMatchObject(says('请选择收货地址，或选择到店自提'));
    await expect(quote({ uid: 999_999, ...linesOf(mug) })).rejects.toMatchObject(says('用户不存在'));
    await expect(quote({ ...linesOf(mug), useIntegral: true })).rejects.toMatchObject(says('订单没有客户账号'));
    await expect(place({ ...linesOf(mug), expectedTotal: 900 })).rejects.toMatchObject(says('价格已变动'));
    await expect(place(linesOf(mug, 2))).rejects.toMatchObject(says('库存不足'));
    const uid = await uidOf('other');
    await expect(quote({ uid, ...linesOf(mug), couponId: await held('owner', 100) })).rejects.toMatchObject({ code: 500 });
    expect(await stockOf(mug)).toBe(1);
  });
});

describe('a line of a desk order', () => {
  const salesOf = (skuId: number, uid?: number) => shop.admin().run(deskSales, { skuIds: [skuId], ...(uid && { uid }) });

  it('is bought from a flash sale that runs, at its price, with the step by name', async () => {
    const { id, skuId } = await sale({ original: 1000, price: 700, quota: 1 });
    const uid = await uidOf('flash caller');
    expect(await salesOf(skuId)).toMatchObject([{ activityId: id, kind: 1, price: 700, participationId: null }]);

    const quoted = await quote({ uid, ...linesOf(skuId), activityId: id });
    expect(quoted).toMatchObject({ payPrice: 700, activity: { kind: 1 } });
    expect(quoted.steps.map(({ step, amount }) => [step, amount])).toEqual([
      ['goods', 1000],
      ['activity', -300],
    ]);
    await place({ uid, ...linesOf(skuId), activityId: id, expectedTotal: 700 });
    expect(await salesOf(skuId)).toEqual([]);
    await expect(quote({ uid, ...linesOf(skuId), activityId: id })).rejects.toMatchObject({ message: '秒杀商品规格库存不足' });
  });

  it('is bought from a group-buy alone, by a customer, and without a coupon', async () => {
    const { id, skuId } = await groupBuy({ original: 1000, price: 600 });
    const mug = await sku({});
    const uid = await uidOf('group caller');
    expect(await salesOf(skuId)).toMatchObject([{ activityId: id, kind: 3, price: 600 }]);
    expect(await quote({ uid, ...linesOf(skuId), activityId: id })).toMatchObject({ payPrice: 600 });
    const two = { uid, address, lines: [...linesOf(skuId).lines, ...linesOf(mug).lines], activityId: id };
    await expect(quote(two)).rejects.toMatchObject({ message: '活动商品请单独下单，一次只能买一种规格' });
    await expect(quote({ ...linesOf(skuId), activityId: id })).rejects.toMatchObject({ message: '购买活动商品需要客户账号' });
    const couponId = await held('group caller', 100);
    await expect(quote({ uid, ...linesOf(skuId), activityId: id, couponId })).rejects.toMatchObject({
      message: '营销活动商品无法使用优惠券',
    });
  });

  it('is bought from a bargain by who brought it to its floor, once', async () => {
    const made = await bargain({ price: 1000, minPrice: 400 });
    const [uid, other] = [await uidOf('bargain caller'), await uidOf('bystander')];
    const participationId = await floor(made, 'bargain caller');
    expect(await salesOf(made.skuId, other)).toEqual([]);
    expect(await salesOf(made.skuId, uid)).toMatchObject([{ activityId: made.id, kind: 2, price: 400, participationId }]);
    const draft = { uid, ...linesOf(made.skuId), activityId: made.id, participationId };
    expect(await quote(draft)).toMatchObject({ payPrice: 400 });
    await place({ ...draft, expectedTotal: 400 });
    expect(await salesOf(made.skuId, uid)).toEqual([]);
  });
});
