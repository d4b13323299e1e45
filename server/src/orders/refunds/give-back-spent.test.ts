import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { couponUser } from '#server/coupons/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, pay, info, timeline } = ordersIn(shop);
const { coupon, given } = couponsIn(shop);
const { grant, standing, gaps, written } = accountsIn(shop);

const stateOf = async (id: number) => {
  const { status, orderNo } = couponUser;
  const [held] = await shop.db.select({ status, orderNo }).from(couponUser).where(eq(couponUser.id, id));
  return held;
};

describe('an order that an upgrade declared refunded, for all its goods had been', () => {
  it('gives back coupon and points the next night, once', async () => {
    await shop.admin().run(configCalls.save, { key: pointSettings.integral_ratio.key, value: '0.1' });
    await grant('wang', 20);
    const couponId = await given(await coupon({ money: 100 }));
    const placed = await order({ of: await sku({ price: 1000 }), buyer: { account: 'wang' }, couponId, useIntegral: true });
    expect(placed).toMatchObject({ payPrice: 700, useIntegral: 20 });
    await pay(placed);
    const terms = { amount: 350, reason: '缺货', requestKey: 'half' };
    await shop.admin().run(refundCalls.agreeRefund, { orderNo: placed.orderNo, ...terms });
    await shop.runDue();
    // What migration 0093 did.
    await written(({ tx }) => tx.execute(sql`update "order" set refund_state = 'refunded' where order_no = ${placed.orderNo}`));
    expect([(await standing('wang')).points, await stateOf(couponId)]).toEqual([10, { status: 1, orderNo: placed.orderNo }]);

    await shop.pass('1 day');
    await shop.pass('1 day');

    expect(await info(placed)).toMatchObject({
      useIntegral: 20,
      backIntegral: 20,
      refundPrice: 350,
      statusStr: { key: 'refunded' },
    });
    expect([(await standing('wang')).points, await stateOf(couponId)]).toEqual([20, { status: 0, orderNo: null }]);
    const steps = (await timeline(placed)).filter(({ changeMessage }) => changeMessage.includes('补退'));
    expect(steps).toMatchObject([{ changeMessage: '商品已全部退款，补退优惠券和 10 积分', actorKind: 'system' }]);
    expect(await gaps()).toEqual([]);
  });
});
