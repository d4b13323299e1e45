import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { couponUser } from '#server/coupons/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, pay, info, timeline } = ordersIn(shop);
const { coupon, given } = couponsIn(shop);
const { grant, standing, gaps, written } = accountsIn(shop);
const { promoter } = promotersIn(shop);

const stateOf = async (id: number) => {
  const { status, orderNo } = couponUser;
  const [held] = await shop.db.select({ status, orderNo }).from(couponUser).where(eq(couponUser.id, id));
  return held;
};

/** Points and commission that wait for its receipt. */
const promised = async (orderNo: string) =>
  (
    await shop.db.execute<{ left: number }>(sql`
      select integral as left from integral_record where link_id = ${orderNo} and kind = 'gain' and status = 1
      union all select price::int from commission_record where link_id = ${orderNo} and kind = 'gain' and status = 1`)
  ).rows.map(({ left }) => left);

describe('an order that an upgrade declared refunded, for all its goods had been', () => {
  it('gives back coupon and points the next night, and loses what kept money had earned, once', async () => {
    await shop.admin().run(configCalls.save, { key: pointSettings.integral_ratio.key, value: '0.1' });
    await shop.admin().run(configCalls.save, { key: pointSettings.order_give_integral.key, value: '2' });
    await promoter('top');
    await promoter('wang', { by: 'top' });
    await grant('wang', 20);
    const couponId = await given(await coupon({ money: 100 }));
    const placed = await order({ of: await sku({ price: 1000 }), buyer: { account: 'wang' }, couponId, useIntegral: true });
    expect(placed).toMatchObject({ payPrice: 700, useIntegral: 20 });
    await pay(placed);
    const terms = { amount: 350, reason: '缺货', requestKey: 'half' };
    await shop.admin().run(refundCalls.agreeRefund, { orderNo: placed.orderNo, ...terms });
    await shop.runQueued();
    // Statement of migration 0093.
    await written(({ tx }) => tx.execute(sql`update "order" set refund_state = 'refunded' where order_no = ${placed.orderNo}`));
    expect([(await standing('wang')).points, await stateOf(couponId)]).toEqual([10, { status: 1, orderNo: placed.orderNo }]);
    expect(await promised(placed.orderNo)).toEqual([7, expect.any(Number)]);

    await shop.pass('1 day');
    await shop.pass('1 day');

    expect(await info(placed)).toMatchObject({
      useIntegral: 20,
      backIntegral: 20,
      refundPrice: 350,
      statusStr: { key: 'refunded' },
    });
    expect([(await standing('wang')).points, await stateOf(couponId)]).toEqual([20, { status: 0, orderNo: null }]);
    const steps = (await timeline(placed)).filter(({ changeMessage }) => changeMessage.startsWith('商品已全部退款'));
    expect(steps.map(({ changeMessage, actorKind }) => [changeMessage, actorKind]).toSorted()).toEqual([
      ['商品已全部退款，收回订单赠送的积分和佣金', 'system'],
      ['商品已全部退款，补退优惠券和 10 积分', 'system'],
    ]);
    expect([await promised(placed.orderNo), (await standing('wang')).experience, await gaps()]).toEqual([[], 0, []]);
  });

  it('loses once what it had earned, where its freight went back since', async () => {
    await promoter('west', { by: 'top' });
    const placed = await order({ of: await sku({ price: 1000 }), buyer: { account: 'west' } });
    await pay(placed);
    const { orderNo } = placed;
    const refunded = async (requestKey: string) => {
      const terms = { orderNo, amount: placed.payPrice / 2, reason: '缺货', requestKey };
      await shop.admin().run(refundCalls.agreeRefund, terms);
      await shop.runQueued();
    };
    await refunded('half-2');
    await written(async ({ tx }) => {
      await tx.execute(sql`update refund_line p set quantity = l.pay_num
        from order_line l join "order" o on o.id = l.order_id join refund r on r.order_id = o.id
        where p.refund_id = r.id and p.line_id = l.id and o.order_no = ${orderNo}`);
      await tx.execute(sql`update "order" set refund_state = 'refunded' where order_no = ${orderNo}`);
    });
    await refunded('freight');
    expect(await promised(orderNo)).not.toEqual([]);

    await shop.pass('1 day');
    await shop.pass('1 day');

    expect([await promised(orderNo), await gaps()]).toEqual([[], []]);
    const steps = (await timeline(placed)).filter(({ changeMessage }) => changeMessage.startsWith('商品已全部退款，收回'));
    expect(steps).toHaveLength(1);
  });
});
