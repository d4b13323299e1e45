import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { pointSettings } from '#contract/customers/settings.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { product } from '#server/catalogue/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { exportsIn } from '../../../test/exports.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { staff, storefront, sku, seller, soldOn, receive, refund, generate, bills, lines, lately, draft, pay, info, lineIds } =
  settlementsIn(shop);
const { coupon, given } = couponsIn(shop);
const { grant, written } = accountsIn(shop);
const { draft: draftOf } = marketingIn(shop);
const exported = exportsIn(shop);
const { platform, shop: ofShop } = discountBearers;
let made = 0;

beforeAll(() => staff.run(configCalls.save, { key: pointSettings.integral_ratio.key, value: '0.1' }));

/** A shop that pays a tenth of its sales. */
const aSeller = () => seller(`承担店 ${(made += 1)}`, 1000);

/** Terms of a buyer who has a coupon of 20 yuan. */
async function withCoupon(bearer: number | undefined) {
  const account = `bearer-${(made += 1)}`;
  const couponId = await given(await coupon({ money: 2000, ...(bearer !== undefined && { bearer }) }), account);
  return { buyer: { account }, couponId };
}

/** The only bill of a shop, with its lines, of what was received some days ago. */
async function settled(shopId: number) {
  shop.clock.pass('9 days');
  await generate(shopId);
  const [bill] = await bills(shopId);
  return { bill, lines: await lines(bill?.id ?? 0) };
}

describe('the bill of a shop', () => {
  it('makes good what the platform bears of a coupon, so that the shop and its commission stand as if nothing were off', async () => {
    const shopId = await aSeller();
    await receive(await soldOn(await withCoupon(platform), [shopId, 10_000]));
    shop.clock.pass('9 days');
    const preview = await staff.run(settlementRunCalls.preview, { ...lately(), shopId });
    expect(preview.bills).toMatchObject({ orderAmount: 8000, platformAmount: 2000, commissionAmount: 1000, payableAmount: 9000 });

    const { bill, lines: told } = await settled(shopId);
    expect(bill).toMatchObject({
      orderAmount: 8000,
      platformAmount: 2000,
      refundAmount: 0,
      commissionAmount: 1000,
      payableAmount: 9000,
    });
    expect(told).toMatchObject([{ payPrice: 8000, platform: 2000, commission: 1000, net: 9000 }]);
    expect(await staff.run(shopBalanceCalls.listBalances, { page: 1, limit: 5, keywords: bill?.shopName })).toMatchObject({
      list: [{ shopId, platformAmount: 2000, balance: 9000 }],
    });
  });

  it('has nothing of a coupon that the shop bears, which is every one that does not say', async () => {
    const shopId = await aSeller();
    await receive(await soldOn(await withCoupon(undefined), [shopId, 10_000]));
    await receive(await soldOn(await withCoupon(ofShop), [shopId, 10_000]));
    const { bill } = await settled(shopId);
    expect(bill).toMatchObject({ orderAmount: 16_000, platformAmount: 0, commissionAmount: 1600, payableAmount: 14_400 });
  });

  it('makes good what points paid, which the platform has given', async () => {
    const shopId = await aSeller();
    const account = `points-${shopId}`;
    await grant(account, 100);
    await receive(await soldOn({ buyer: { account }, useIntegral: true }, [shopId, 10_000]));
    const { lines: told } = await settled(shopId);
    expect(told).toMatchObject([{ payPrice: 9000, platform: 1000, commission: 1000, net: 9000 }]);
  });

  it('shares a coupon of the platform among shops as it was shared among their goods', async () => {
    const [one, other] = [await aSeller(), await aSeller()];
    await receive(await soldOn(await withCoupon(platform), [one, 7500], [other, 2500], [null, 10_000]));
    shop.clock.pass('9 days');
    await generate();
    expect((await bills(one))[0]).toMatchObject({ orderAmount: 6750, platformAmount: 750 });
    expect((await bills(other))[0]).toMatchObject({ orderAmount: 2250, platformAmount: 250 });
  });

  it('makes good what an activity of the platform takes off', async () => {
    const shopId = await aSeller();
    const { draft: sale, skuId } = await draftOf({ original: 10_000, price: 6000, num: 9, bearer: platform });
    await written(({ tx }) => tx.update(product).set({ merId: shopId }).where(eq(product.id, sale.productId)));
    await staff.run(flashSaleCalls.save, sale);
    const [row] = (await staff.run(flashSaleCalls.list, { page: 1, limit: 1, keywords: sale.title })).list;
    const placed = await storefront.run(openOrderCalls.create, {
      ...draft({ of: skuId, buyer: { account: `sale-${shopId}` } }),
      activityId: row?.id ?? 0,
    });
    await pay(placed);
    await receive(placed);
    const { lines: told } = await settled(shopId);
    expect(told).toMatchObject([{ payPrice: 6000, platform: 4000, commission: 1000, net: 9000 }]);
  });
});

describe('money that goes back', () => {
  it('takes as large a part of what the platform bears with it, also after the order was settled', async () => {
    const shopId = await aSeller();
    const placed = await receive(await soldOn(await withCoupon(platform), [shopId, 10_000]));
    await settled(shopId);
    await refund(placed, 4000);
    const later = await settled(shopId);
    expect(later.lines).toMatchObject([{ kind: 2, refundPrice: 4000, platform: -1000, commission: -500, net: -4500 }]);

    await refund(placed, 4000);
    const last = await settled(shopId);
    expect(last.lines).toMatchObject([{ refundPrice: 4000, platform: -1000, commission: -500, net: -4500 }]);
  });

  it('takes all of it where the coupon had paid for everything', async () => {
    const shopId = await aSeller();
    const placed = await receive(await soldOn(await withCoupon(platform), [shopId, 1500]));
    const [lineId = 0] = await lineIds(placed);
    await refund(placed, 0, [{ lineId, quantity: 1 }]);
    const { lines: told } = await settled(shopId);
    expect(told).toMatchObject([{ payPrice: 0, platform: 0, commission: 0, net: 0 }]);
  });
});

describe('an order of which the platform bears a part', () => {
  it('tells both parts in its record and its file, and none to who may not see amounts', async () => {
    const shopId = await aSeller();
    const placed = await soldOn(await withCoupon(platform), [shopId, 7500], [null, 2500]);
    const parts = (await info(placed)).orderInfo.map(({ platformPrice, shopPrice }) => [platformPrice, shopPrice]);
    expect(parts).toEqual([
      [1500, 0],
      [undefined, undefined],
    ]);
    const packer = shop.admin({ account: 'packer', may: ['admin:order:info'] });
    expect((await packer.run(orderCalls.info, { orderNo: placed.orderNo })).orderInfo[0]).toMatchObject({
      platformPrice: null,
      shopPrice: null,
    });
    const filter = { orderNo: placed.orderNo, status: 'all', type: 2 } as const;
    const rows = await exported(orderExportCalls.exportOrders, filter, ['lineSum', 'platformPrice', 'shopPrice']);
    expect(rows.slice(1)).toEqual([
      ['75', '15', '0'],
      ['25', '0', '5'],
    ]);
  });

  it('keeps the part of the platform when staff change the price', async () => {
    const shopId = await aSeller();
    const terms = await withCoupon(platform);
    const skuId = await sku({ merId: shopId, price: 10_000, cost: 5000 });
    const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: skuId }), ...terms });
    await staff.run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 5000 });
    expect((await info(placed)).orderInfo).toMatchObject([{ paidPrice: 5000, platformPrice: 2000, shopPrice: 3000 }]);
  });
});
