import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { couponUser, giveCoupons } from '#server/coupons/index.ts';
import { product, sku as skus } from '#server/catalogue/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay, info } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const { uidOf, written } = accountsIn(shop);
const admin = shop.admin();
const MAY = ['admin:order:list', 'admin:order:info', seeAmounts];

/** A template of so much for the first piece and for each further one; its key. */
async function template(name: string, firstPrice: number, renewalPrice: number): Promise<number> {
  const row = { cityId: 'all', title: '[[0,0]]', first: 100, firstPrice, renewal: 100, renewalPrice };
  const rows = { shippingTemplatesRegionRequestList: [row], shippingTemplatesFreeRequestList: [] };
  await admin.run(freightTemplateCalls.save, { name, type: 1, appoint: false, sort: 9, ...rows });
  return (await admin.run(freightTemplateCalls.list, { page: 1, limit: 9, keywords: name })).list[0]?.id ?? 0;
}

/** A SKU of a seller that is sent by a template. */
async function sentBy(tempId: number, options: Parameters<typeof sku>[0]): Promise<number> {
  const skuId = await sku({ stock: 999, ...options });
  await written(async ({ tx }) => {
    const [row] = await tx.select({ id: skus.productId }).from(skus).where(eq(skus.id, skuId));
    await tx
      .update(product)
      .set({ tempId })
      .where(eq(product.id, row?.id ?? 0));
  });
  return skuId;
}

let desks: Client[] = [];
let goods: { skuId: number; quantity: number }[] = [];
beforeAll(async () => {
  const sellers = [await seller('甲店'), await seller('乙店')];
  const [light, heavy] = [await template('小件', 501, 99), await template('大件', 1333, 777)];
  goods = [
    { skuId: await sentBy(light, { merId: sellers[0] ?? 0, price: 3333, cost: 300 }), quantity: 3 },
    { skuId: await sentBy(light, { merId: sellers[0] ?? 0, price: 77, cost: 3 }), quantity: 1 },
    { skuId: await sentBy(heavy, { merId: sellers[1] ?? 0, price: 6501, cost: 600 }), quantity: 2 },
  ];
  desks = [];
  for (const shopId of sellers) desks.push((await keeper({ shopId, may: MAY })).desk);
});

const place = (more: Partial<ReturnType<typeof draft>> = {}) =>
  storefront.run(openOrderCalls.create, { ...draft({ of: goods[0]?.skuId ?? 0 }), ...more, lines: goods });
const partsOf = (orderNo: string) => Promise.all(desks.map((desk) => desk.run(orderCalls.info, { orderNo })));

describe('an order of two sellers', () => {
  it('costs the freight of each, by their own templates', async () => {
    const placed = await place();
    expect(await info(placed)).toMatchObject({ payPostage: 501 + 2 * 99 + 501 + 1333 + 777 });
    expect((await partsOf(placed.orderNo)).map(({ payPostage }) => payPostage)).toEqual([501 + 2 * 99 + 501, 1333 + 777]);
  });

  it('is sent free for whose goods come to what the shop sends free, and charged for the other', async () => {
    await admin.run(configCalls.save, { key: 'store_free_postage', value: '120' });
    await admin.run(configCalls.save, { key: 'store_free_postage_switch', value: 'true' });
    const { orderNo } = await place();
    await admin.run(configCalls.save, { key: 'store_free_postage_switch', value: 'false' });
    expect((await partsOf(orderNo)).map(({ payPostage }) => payPostage)).toEqual([1200, 0]);
  });

  it('has parts that sum to it to the fen, with a coupon and after a change of its price', async () => {
    const account = '两店买家';
    const couponIds = [await coupon({ money: 1001 })];
    await written(async (write) => giveCoupons(write, { uid: await uidOf(account), couponIds, type: 'buy' }));
    const [held] = await shop.db.select({ id: couponUser.id }).from(couponUser);
    const placed = await place({ buyer: { account }, couponId: held?.id ?? 0 });
    const summed = async () => {
      const parts = await partsOf(placed.orderNo);
      const of = (name: 'payPrice' | 'payPostage' | 'couponPrice' | 'proTotalPrice') =>
        parts.reduce((sum, part) => sum + Number(part[name]), 0);
      return [of('payPrice'), of('payPostage'), of('couponPrice'), of('proTotalPrice')];
    };
    expect(await summed()).toEqual([placed.payPrice, (await info(placed)).payPostage, 1001, placed.proTotalPrice]);
    await admin.run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 7777 });
    expect((await summed())[0]).toBe(7777);
    await pay({ ...placed, payPrice: 7777 });
    expect((await summed())[0]).toBe(7777);
  });
});
