import { describe, expect, it } from 'vitest';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { createKeyIn, openStorefrontClient, signedHeaders } from '../../../test/storefront.ts';

const shop = openShop();
const { sku, order, draft, storefront, info } = ordersIn(shop);
const catalogue = catalogueIn(shop);

describe('a request that is repeated because its answer was lost', () => {
  it('that goods have come has one effect', async () => {
    const { orderNo } = await order({ of: await sku(), sent: true });

    const answers = [1, 2].map(() => storefront.run(openOrderCalls.confirmReceipt, { orderNo }));

    expect((await Promise.all(answers)).map(({ state }) => state)).toEqual(['toReview', 'toReview']);
  });

  it('for a refund is the same one, and another reason is refused', async () => {
    const { orderNo } = await order({ of: await sku(), paid: true });
    const ask = (reason: string) => storefront.run(openOrderCalls.askRefund, { orderNo, reason });

    expect(await ask('拍错了')).toMatchObject({ refundState: 'asked' });
    expect(await ask('拍错了')).toMatchObject({ refundState: 'asked' });
    await expect(ask('不想要了')).rejects.toMatchObject({ code: 500 });
  });

  it('to send a parcel has one effect, and another parcel is refused', async () => {
    const placed = await order({ of: await sku(), sent: true });
    const send = (expressNumber: string) =>
      shop.admin().run(sendingCalls.send, { orderNo: placed.orderNo, type: '1', expressCode: 'shunfeng', expressNumber });

    expect(await send('SF10001')).toBeNull();
    await expect(send('SF10002')).rejects.toMatchObject({ code: 500 });
    expect(await info(placed)).toMatchObject({ deliveryId: 'SF10001' });
  });
});

describe('a field that no call has', () => {
  it('is refused by its name, also inside of others', async () => {
    const key = await createKeyIn(shop);
    const wish = draft({ of: await sku() });
    const post = async (payload: object) => {
      const sending = { method: 'POST', url: '/api/open/order/create', payload };
      const headers = signedHeaders(key, shop.clock.now(), sending);
      return (await shop.app.http.inject({ method: 'POST', url: sending.url, payload, headers })).json();
    };

    expect(await post({ ...wish, createTime: '2020-01-01 00:00:00' })).toMatchObject({
      code: 400,
      message: '没有“createTime”这个字段，请对照开放接口文档',
    });
    const lines = wish.lines.map((line) => ({ ...line, price: 1 }));
    expect(await post({ ...wish, lines })).toMatchObject({ code: 400, message: expect.stringContaining('“lines.0.price”') });
  });
});

describe('what a storefront can look up', () => {
  it('are its own orders, the newest first, of one state or one time', async () => {
    const other = openStorefrontClient(shop);
    const own = openStorefrontClient(shop);
    const id = await sku({ stock: 9 });
    const first = await own.run(openOrderCalls.create, draft({ of: id }));
    await shop.pass('1 minute');
    const now = shop.clock.now();
    const second = await own.run(openOrderCalls.create, draft({ of: id }));
    await own.run(openOrderCalls.cancel, { orderNo: second.orderNo });
    const numbers = async (filter = {}) =>
      (await own.run(openOrderCalls.list, { page: 1, limit: 10, ...filter })).list.map(({ orderNo }) => orderNo);

    expect(await numbers()).toEqual([second.orderNo, first.orderNo]);
    expect(await numbers({ state: 'unpaid' })).toEqual([first.orderNo]);
    expect(await numbers({ since: now })).toEqual([second.orderNo]);
    expect(await numbers({ until: now })).toEqual([first.orderNo]);
    expect((await other.run(openOrderCalls.list, { page: 1, limit: 10 })).list).toEqual([]);
  });

  it('are SKUs by the numbers of the shop', async () => {
    await catalogue.product({ storeName: '编号杯', barCode: '6900000000017', code: 'MUG-17', isShow: true });
    const found = async (keywords: string) =>
      (await storefront.run(openSkuCalls.onSale, { page: 1, limit: 10, keywords })).list.map((one) => [one.code, one.barCode]);

    for (const keywords of ['mug-17', 'ＭＵＧ－１７', '6900000000017', '编号'])
      expect(await found(keywords)).toEqual([['MUG-17', '6900000000017']]);
  });
});
