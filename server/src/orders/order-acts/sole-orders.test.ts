import { beforeAll, describe, expect, it } from 'vitest';
import { addressCalls } from '#contract/orders/addresses.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { type PlacedOrder, address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay, order, info, askRefund } = ordersIn(shop);
const admin = shop.admin();
const MAY = [
  'admin:order:list',
  'admin:order:info',
  'admin:order:send',
  'admin:order:claim',
  'admin:order:mark',
  'admin:order:refund',
  'admin:order:refund:refuse',
  'admin:order:receive',
  'admin:order:update:price',
  'admin:order:address',
  seeAmounts,
];

let one: Client = admin;
let [oneId, mug, gong, house] = [0, 0, 0, 0];
beforeAll(async () => {
  const [here, there] = [await seller('甲店'), await seller('乙店')];
  mug = await sku({ merId: here, price: 1000, cost: 300, name: '甲店搪瓷壶', stock: 99 });
  gong = await sku({ merId: there, price: 3000, name: '乙店铜锣', stock: 99 });
  house = await sku({ price: 500, name: '自营站牌', stock: 99 });
  const person = await keeper({ shopId: here, may: MAY });
  [one, oneId] = [person.desk, person.id];
});

async function both({ paid = true } = {}): Promise<PlacedOrder> {
  const lines = [
    { skuId: mug, quantity: 2 },
    { skuId: gong, quantity: 1 },
  ];
  const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: mug }), lines });
  if (paid) await pay(placed);
  return placed;
}
const byHouse = (what: string) => ({ message: `订单里还有其他店铺的商品，${what}由平台处理` });
const to = { realName: '李雷', userPhone: '13800005678', userAddress: address.detail };

describe('an order that one shop sold alone', () => {
  it('is repriced by its people before it is paid, one of several by the house', async () => {
    const [own, shared] = [await order({ of: mug }), await both({ paid: false })];
    await one.run(orderCalls.updatePrice, { orderNo: own.orderNo, payPrice: 900 });
    expect(await info(own)).toMatchObject({ payPrice: 900 });
    await expect(one.run(orderCalls.updatePrice, { orderNo: shared.orderNo, payPrice: 900 })).rejects.toMatchObject(
      byHouse('改价'),
    );
    expect(await info(shared)).toMatchObject({ payPrice: 5000 });
  });

  it('is claimed, given back and readdressed by its people, one of several by the house', async () => {
    const [own, shared] = [await order({ of: mug, paid: true }), await both()];
    await one.run(claimCalls.claim, { orderNo: own.orderNo });
    expect((await one.run(claimCalls.handlers, {})).map(({ count }) => count)).toEqual([1]);
    await one.run(claimCalls.release, { orderNo: own.orderNo });
    await one.run(addressCalls.changeAddress, { orderNo: own.orderNo, ...to });
    expect(await info(own)).toMatchObject({ realName: '李雷' });
    const { orderNo } = shared;
    await admin.run(claimCalls.claim, { orderNo });
    await expect(one.run(claimCalls.claim, { orderNo })).rejects.toMatchObject(byHouse('接手'));
    await expect(one.run(claimCalls.release, { orderNo })).rejects.toMatchObject(byHouse('放回'));
    await expect(one.run(addressCalls.changeAddress, { orderNo, ...to })).rejects.toMatchObject(byHouse('收货地址'));
    expect(await one.run(claimCalls.handlers, {})).toEqual([]);
    const ids = [(await info(own)).id, (await info(shared)).id];
    expect(await one.run(claimCalls.claimMany, { ids })).toMatchObject({ changed: 1, refused: 1, missing: 0 });
  });

  it('is the next one for its people, and neither one of several nor one of others is', async () => {
    const waiting = async (passed: string[] = []) => (await one.run(claimCalls.claimNext, { passed })).orderNo;
    const [shared, foreign, own] = [await both(), await order({ of: house, paid: true }), await order({ of: mug, paid: true })];
    const passed: string[] = [];
    for (let found = await waiting(); found !== null; found = await waiting(passed)) passed.push(found);
    expect(passed).toContain(own.orderNo);
    expect(passed).not.toContain(shared.orderNo);
    expect(passed).not.toContain(foreign.orderNo);
  });

  it('may be given to its people by the house, one of several not', async () => {
    const [own, shared] = [await order({ of: mug, paid: true }), await both()];
    await admin.run(claimCalls.assign, { orderNo: own.orderNo, adminId: oneId });
    await expect(admin.run(claimCalls.assign, { orderNo: shared.orderNo, adminId: oneId })).rejects.toMatchObject({
      message: expect.stringContaining('看不到或看不全这一单'),
    });
  });

  it('has its request for a refund declined by its people, one of several by the house', async () => {
    const [own, shared] = [await order({ of: mug, paid: true }), await both()];
    for (const placed of [own, shared]) await askRefund(placed);
    await one.run(refundCalls.declineRefund, { orderNo: own.orderNo, reason: '已经说好' });
    expect(await info(own)).toMatchObject({ refundStatus: 0 });
    const declined = { orderNo: shared.orderNo, reason: '不退' };
    await expect(one.run(refundCalls.declineRefund, declined)).rejects.toMatchObject(byHouse('退款申请'));
    await expect(one.run(orderCalls.receive, { orderNo: shared.orderNo })).rejects.toMatchObject(byHouse('确认收货'));
    expect(await info(shared)).toMatchObject({ refundStatus: 1 });
  });
});
