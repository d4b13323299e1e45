import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { couponUses } from '#contract/coupon-record.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { couponUser, giveCoupons } from '#server/coupons/index.ts';
import { sku as skus } from '#server/catalogue/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, draft, pay, storefront } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const { uidOf, written } = accountsIn(shop);
const says = (message: string) => ({ code: 500, message });
let accounts = 0;

/** Holder of a coupon; answers the key of the held coupon. */
async function holder(overrides: Parameters<typeof coupon>[0] = {}) {
  const account = `holder-${(accounts += 1)}`;
  const uid = await uidOf(account);
  const couponIds = [await coupon({ money: 300, ...overrides })];
  await written((write) => giveCoupons(write, { uid, couponIds, type: 'buy' }));
  const [held] = await shop.db.select({ id: couponUser.id }).from(couponUser).where(eq(couponUser.uid, uid));
  return { buyer: { account }, couponId: held?.id ?? 0 };
}
const statusOf = async ({ couponId }: { couponId: number }) =>
  (await shop.db.select({ status: couponUser.status }).from(couponUser).where(eq(couponUser.id, couponId)))[0]?.status;
const productOf = async (skuId: number) =>
  (await shop.db.select({ productId: skus.productId }).from(skus).where(eq(skus.id, skuId)))[0]?.productId ?? 0;

describe('a coupon that is spent on an order', () => {
  it('takes its value off, once for two orders at once', async () => {
    const mine = await holder();
    const of = await sku({ price: 1000 });

    const outcomes = await Promise.allSettled([order({ of, ...mine }), order({ of, ...mine })]);

    expect(outcomes.find(({ status }) => status === 'fulfilled')).toMatchObject({ value: { couponPrice: 300, payPrice: 700 } });
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('此优惠券已使用！') });
  });

  it('takes off no more than the goods come to', async () => {
    const mine = await holder({ money: 100_000 });

    const placed = await order({ of: await sku({ price: 600 }), ...mine });

    expect(placed).toMatchObject({ couponPrice: 600, payPrice: 0, paid: true });
  });

  it('comes back when the order is cancelled or refunded as a whole, not for a part', async () => {
    const mine = await holder();
    const of = await sku({ price: 1000 });
    const { orderNo } = await order({ of, ...mine });
    await storefront.run(openOrderCalls.cancel, { orderNo });
    expect(await statusOf(mine)).toBe(0);

    const placed = await order({ of, ...mine });
    await pay(placed);
    for (const [amount, left] of [
      [200, 1],
      [500, 0],
    ] as const) {
      await shop
        .admin()
        .run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount, reason: '退货', requestKey: `${amount}` });
      await shop.runQueued();
      expect(await statusOf(mine)).toBe(left);
    }
  });

  it('comes back once when it paid for all of the order', async () => {
    const mine = await holder({ money: 1000 });
    const { orderNo, paid } = await order({ of: await sku({ price: 1000 }), ...mine });
    const refund = (requestKey: string) =>
      shop.admin().run(refundCalls.agreeRefund, { orderNo, amount: 0, reason: '退货', requestKey });

    expect([paid, await refund('once')]).toMatchObject([true, { state: 'done', amount: 0 }]);

    expect(await statusOf(mine)).toBe(0);
    await order({ of: await sku({ price: 1000 }), ...mine });
    await expect(refund('twice')).rejects.toMatchObject(says('订单已退款'));
    expect(await statusOf(mine)).toBe(1);
  });

  it('stays with the order that spent it last, whatever comes late for an earlier one', async () => {
    const mine = await holder();
    const of = await sku({ price: 1000 });
    const first = await order({ of, ...mine });
    await storefront.run(openOrderCalls.cancel, { orderNo: first.orderNo });
    await order({ of, ...mine });

    await pay(first);
    await shop.runQueued();

    expect(await statusOf(mine)).toBe(1);
  });

  it('is one’s own, reaches its threshold and fits the goods', async () => {
    const [mine, high] = [await holder(), await holder({ minPrice: 1001 })];
    const [of, other] = [await sku({ price: 1000 }), await sku({ price: 1000 })];
    const limited = await holder({ useType: couponUses.products, primaryKey: [await productOf(other)] });

    await expect(order({ of, ...mine, buyer: { account: 'somebody' } })).rejects.toMatchObject(says('优惠券领取记录不存在！'));
    await expect(order({ of, ...high })).rejects.toMatchObject(says('总金额小于优惠券最小使用金额'));
    await expect(order({ of, ...limited })).rejects.toMatchObject(says('此优惠券为商品券，请购买相关商品之后再使用！'));
    expect(await order({ of: other, ...limited })).toMatchObject({ couponPrice: 300 });
  });
});

describe('a quote', () => {
  it('is what the order will come to, and takes nothing', async () => {
    const mine = await holder();
    const { lines, address } = draft({ of: await sku({ price: 1000, name: '搪瓷杯' }), quantity: 2 });

    const answer = await storefront.raw('POST', '/open/order/quote', { body: { ...mine, lines, address } });

    expect(answer).toEqual({
      code: 200,
      message: '操作成功',
      data: {
        proTotalPrice: '20.00',
        freight: '0.00',
        couponPrice: '3.00',
        useIntegral: 0,
        deductionPrice: '0.00',
        payPrice: '17.00',
        gainIntegral: 0,
        steps: [
          { step: 'goods', label: '商品金额', amount: '20.00' },
          { step: 'coupon', label: '优惠券', amount: '-3.00' },
        ],
        lines: [
          {
            skuId: lines[0]?.skuId,
            productName: '搪瓷杯',
            sku: '默认',
            originalPrice: '10.00',
            price: '10.00',
            quantity: 2,
            payPrice: '17.00',
          },
        ],
      },
    });
    expect(await statusOf(mine)).toBe(0);
  });

  it('is refused in the words of the order', async () => {
    const { lines, address } = draft({ of: await sku() });
    const quote = (more: object) => storefront.run(openOrderCalls.quote, { lines, address, ...more });

    await expect(quote({ couponId: 1 })).rejects.toMatchObject(says('订单没有客户账号，不能使用余额、积分和优惠券'));
    await expect(quote({ couponId: 99_999, buyer: { account: 'new' } })).rejects.toMatchObject(says('优惠券领取记录不存在！'));
    await expect(quote({ address: undefined })).rejects.toMatchObject(says('请选择收货地址，或选择到店自提'));
  });
});
