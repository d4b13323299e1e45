import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { MINUTE } from '#contract/durations.ts';
import { productCoupon, sku as skuTable } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, pay, timeline } = ordersIn(shop);
const coupons = couponsIn(shop);
const admin = shop.admin();

let buyers = 0;
const buyer = () => ({ account: `buyer${(buyers += 1)}`, nickname: `用户${buyers}` });

/** A product that comes with these coupons; answers the key of its SKU. */
async function withGifts(couponIds: readonly number[]): Promise<number> {
  const skuId = await sku({ stock: 100 });
  const [found] = await shop.db.select({ productId: skuTable.productId }).from(skuTable).where(eq(skuTable.id, skuId));
  const links = couponIds.map((issueCouponId) => ({
    productId: found?.productId ?? 0,
    issueCouponId,
    addTime: shop.clock.now(),
  }));
  await shop.app.write({ name: 'test.gifts', actor: systemActor('test') }, ({ tx }) => tx.insert(productCoupon).values(links));
  return skuId;
}

const held = async (couponId: number, filter = {}) =>
  (await admin.run(heldCouponCalls.list, { page: 1, limit: 9999, couponId, ...filter })).list;
const leftOf = async (id: number) =>
  (await admin.run(couponCalls.list, { page: 1, limit: 9999 })).list.find((one) => one.id === id)?.lastTotal;

describe('a customer who pays for a product with gift coupons', () => {
  it('holds them from then on, and the order tells it', async () => {
    const coupon = await coupons.coupon({ name: '回头客券', isLimited: true, total: 5 });

    const placed = await order({ of: await withGifts([coupon]), buyer: { account: 'wang', nickname: '王小明' }, paid: true });

    expect(await held(coupon)).toMatchObject([{ name: '回头客券', nickname: '王小明', type: 'buy', status: 0, money: 1000 }]);
    expect(await leftOf(coupon)).toBe(4);
    expect((await timeline(placed))[0]).toMatchObject({ changeType: 'coupon_gift', changeMessage: '赠送优惠券：回头客券' });
  });

  it('gets each of them once, however often they buy', async () => {
    const coupon = await coupons.coupon({ isLimited: true, total: 5 });
    const of = await withGifts([coupon]);
    const same = buyer();
    const orders = [await order({ of, buyer: same }), await order({ of, buyer: same })];

    await Promise.all(orders.map(pay));

    expect(await held(coupon)).toHaveLength(1);
    expect(await leftOf(coupon)).toBe(4);
  });

  it('pays all the same when none is left or the coupon is switched off', async () => {
    const [none, off] = [await coupons.coupon({ isLimited: true, total: 1 }), await coupons.coupon({ status: false })];
    const of = await withGifts([none, off]);
    await order({ of, buyer: buyer(), paid: true });

    const placed = await order({ of, buyer: buyer() });

    expect(await pay(placed)).toMatchObject({ state: 'toSend' });
    expect([await held(none), await held(off)].map((list) => list.length)).toEqual([1, 0]);
  });
});

describe('a coupon of which few are left', () => {
  it('is never given more often than there are, whoever pays at once', async () => {
    const coupon = await coupons.coupon({ isLimited: true, total: 3 });
    const of = await withGifts([coupon]);
    const placed = await Promise.all(Array.from({ length: 8 }, () => order({ of, buyer: buyer() })));

    await Promise.all(placed.map(pay));

    expect(await held(coupon)).toHaveLength(3);
    expect(await leftOf(coupon)).toBe(0);
  });
});

describe('a coupon whose time is over', () => {
  it('counts as expired by the clock', async () => {
    const at = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * MINUTE);
    const coupon = await coupons.coupon({ isFixedTime: true, useStartTime: at(-10), useEndTime: at(10) });
    await order({ of: await withGifts([coupon]), buyer: buyer(), paid: true });
    expect(await held(coupon, { status: 0 })).toHaveLength(1);

    await shop.pass('20 minutes');

    expect(await held(coupon, { status: 0 })).toEqual([]);
    expect(await held(coupon, { status: 2 })).toHaveLength(1);
  });
});

describe('an order by nobody known', () => {
  it('is paid without gifts', async () => {
    const coupon = await coupons.coupon();
    const placed = await order({ of: await withGifts([coupon]) });

    expect(await pay(placed)).toMatchObject({ state: 'toSend' });

    expect(await held(coupon)).toEqual([]);
  });
});
