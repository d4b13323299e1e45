import { describe, expect, it } from 'vitest';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { couponTypes } from '#contract/coupon-record.ts';
import { heldCouponCalls, heldStates } from '#contract/coupons/held-coupons.ts';
import { couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { couponUser } from '#server/coupons/index.ts';
import { eq } from 'drizzle-orm';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { sku, order } = ordersIn(shop);
const { coupon, given } = couponsIn(shop);
const { uidOf } = accountsIn(shop);
const { info, orders } = couponResultCalls;
const firstPage = { page: 1, limit: 20 };

describe('what a coupon brought', () => {
  it('is told by who has it, who used it, and the orders it was paid with, each with the list behind it', async () => {
    const id = await coupon({ money: 300, type: couponTypes.claimed });
    const uids = await Promise.all(['甲', '乙', '丙'].map((account) => uidOf(account)));
    await admin.run(heldCouponCalls.receive, { couponId: id, uid: uids });
    await given(id, '丁');
    const held = await shop.db
      .select({ id: couponUser.id })
      .from(couponUser)
      .where(eq(couponUser.couponId, id))
      .orderBy(couponUser.id);
    const of = await sku({ price: 1000 });
    const buy = (account: string, nth: number, more = {}) =>
      order({ of, buyer: { account }, couponId: held[nth]?.id ?? 0, ...more });
    const { orderNo } = await buy('甲', 0, { paid: true });
    await buy('乙', 1, { paid: true });
    await buy('丁', 3);
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: 200, reason: '少件', requestKey: 'short' });
    await shop.runQueued();

    const result = await admin.run(info, { id });

    expect(result).toEqual({
      held: 4,
      ways: [
        { way: 'send', count: 3 },
        { way: 'buy', count: 1 },
      ],
      used: 3,
      orders: 2,
      pieces: 2,
      paid: 1400,
      refunded: 200,
      net: 1200,
      discount: 600,
    });
    const { list, total } = await admin.run(orders, { ...firstPage, id });
    expect([total, list.reduce((sum, one) => sum + (one.paid ?? 0), 0)]).toEqual([result.orders, result.paid]);
    const behind = (filter: object) => admin.run(heldCouponCalls.list, { ...firstPage, couponId: id, ...filter });
    expect((await behind({ type: 'send' })).total).toBe(3);
    expect((await behind({ status: heldStates.used })).total).toBe(3);
  });

  it('keeps amounts from those who may not see them, and answers for no coupon that is gone', async () => {
    const id = await coupon();
    const clerk = shop.admin({ may: [heldCouponCalls.list.permission] });
    expect(await clerk.run(info, { id })).toMatchObject({ held: 0, orders: 0, paid: null, net: null, discount: null });
    await admin.run(couponCalls.delete, { id });
    await expect(admin.run(info, { id })).rejects.toMatchObject({ message: '优惠券不存在' });
    await expect(admin.run(orders, { ...firstPage, id })).rejects.toMatchObject({ message: '优惠券不存在' });
  });
});
