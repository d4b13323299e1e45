import { beforeAll, describe, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type WebhookEvent, deliveryCalls, webhookCalls, webhookEvents } from '#contract/notifications/webhooks.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, saved } = catalogueIn(shop);
const { storefront, sku, draft, pay, order, info } = ordersIn(shop);
const admin = shop.admin();
const grouped: readonly WebhookEvent[] = ['bargain.succeeded', 'team.succeeded', 'team.failed'];
const events = webhookEvents.values.filter((event) => !grouped.includes(event));
const url = 'https://localhost/hook';

let [here, there, mug, gong, hook] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  here = await seller('甲店');
  there = await seller('乙店');
  mug = await sku({ merId: here, price: 1000, name: '甲店搪瓷壶', stock: 99 });
  gong = await sku({ merId: there, price: 3000, name: '乙店铜锣', stock: 99 });
  await admin.run(webhookCalls.save, { name: '甲店的系统', url, events, merId: here });
  hook = (await admin.run(webhookCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
});
const told = async () => {
  const { list } = await admin.run(deliveryCalls.list, { webhookId: hook, page: 1, limit: 50 });
  return list.map(({ event, subject }) => `${event} ${subject}`).toReversed();
};
/** Messages that came of an act. */
const toldOf = async (act: () => Promise<unknown>) => {
  const before = (await told()).length;
  await act();
  await shop.runQueued();
  return (await told()).slice(before);
};
const parcel = { type: '1', expressCode: 'shunfeng', expressNumber: 'SF1' };

describe('an address of a shop', () => {
  it('hears of its orders and their goods, and of none of others', async () => {
    let orderNo = '';
    const own = await toldOf(async () => {
      ({ orderNo } = await order({ of: mug, paid: true }));
      await admin.run(sendingCalls.send, { orderNo, ...parcel });
    });
    expect(own).toEqual(['paid', 'ready', 'sent'].map((event) => `order.${event} ${orderNo}`));
    expect(await toldOf(() => order({ of: gong, sent: true }))).toEqual([]);
  });

  it('hears of an order of several that it is paid, and not what becomes of the goods of others', async () => {
    const lines = [
      { skuId: mug, quantity: 1 },
      { skuId: gong, quantity: 1 },
    ];
    const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: mug }), lines });
    const { orderNo } = placed;
    expect(await toldOf(() => pay(placed))).toEqual([`order.paid ${orderNo}`, `order.ready ${orderNo}`]);
    expect(await toldOf(() => admin.run(sendingCalls.send, { orderNo, ...parcel, expressNumber: 'SF2' }))).toEqual([]);
    const ask = (skuId: number) =>
      storefront.run(openReturnCaseCalls.create, {
        orderNo,
        kind: 'return',
        reason: '破损',
        lines: [{ skuId, quantity: 1 }],
        idempotencyKey: `ask-${skuId}`,
      });
    const agree = async (skuId: number) => {
      const { caseNo } = await ask(skuId);
      const { list } = await admin.run(returnCaseCalls.list, { page: 1, limit: 5, keywords: caseNo });
      await admin.run(returnCaseCalls.agree, { id: list[0]?.id ?? 0, returnTo: '信号楼' });
      return caseNo;
    };
    let caseNo = '';
    expect(await toldOf(async () => (caseNo = await agree(mug)))).toEqual([`return.agreed ${caseNo}`]);
    expect(await toldOf(() => agree(gong))).toEqual([]);
    expect((await info(placed)).caseState).toBe('waiting');
  });

  it('hears of its products, one by one and among many', async () => {
    const [own, other, third] = [
      await saved({ storeName: '甲店茶缸', merId: here }),
      await saved({ storeName: '乙店小锣', merId: there }),
      await saved({ storeName: '甲店饭盒', merId: here }),
    ];
    const patched = async () => {
      await admin.run(productCalls.patch, { id: own, sort: 7 });
      await admin.run(productCalls.patch, { id: other, sort: 7 });
    };
    expect(await toldOf(patched)).toEqual([`product.changed ${own}`]);
    const ids = [own, other, third];
    const many = await toldOf(() => admin.run(productBulkCalls.bulkRun, { ids, price: { way: 'set', value: 1234 } }));
    expect(many).toEqual([expect.stringMatching(new RegExp(`^product\\.changed ${own}、${third}（2 件）$`))]);
  });

  it('is refused what is of no shop, until it is of every one', async () => {
    const wanted = { name: '拼团', url, events: ['team.succeeded'] as WebhookEvent[] };
    const refused = { message: '砍价和拼团的消息不分店铺：请不要选择这些事件，或不限店铺' };
    await expect(admin.run(webhookCalls.save, { ...wanted, merId: here })).rejects.toMatchObject(refused);
    await admin.run(webhookCalls.save, wanted);
    const [made] = (await admin.run(webhookCalls.list, { page: 1, limit: 1 })).list;
    const id = made?.id ?? 0;
    expect(made).toMatchObject({ merId: 0 });
    await expect(admin.run(webhookCalls.update, { ...wanted, id, merId: here })).rejects.toMatchObject(refused);
    await admin.run(webhookCalls.update, { ...wanted, id, events: ['order.paid'], merId: here });
    await admin.run(webhookCalls.update, { ...wanted, id, events: ['order.paid'] });
    expect((await admin.run(webhookCalls.list, { page: 1, limit: 1 })).list[0]).toMatchObject({ merId: here });
    await admin.run(webhookCalls.update, { ...wanted, id, merId: null });
    expect((await admin.run(webhookCalls.list, { page: 1, limit: 1 })).list[0]).toMatchObject({ merId: 0 });
  });
});
