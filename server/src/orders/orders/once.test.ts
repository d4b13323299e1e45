import { describe, expect, it } from 'vitest';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, timeline } = ordersIn(shop);
const staff = shop.admin();

describe('an act of staff under a request key', () => {
  it('has one effect and one answer when it is repeated, and its key stands for no other act', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), payType: 'weixin' });
    const { orderNo } = placed;
    const change = (payPrice: number, requestKey?: string) =>
      staff.run(orderCalls.updatePrice, { orderNo, payPrice, requestKey });

    expect([await change(800, 'k'), await change(800, 'k')]).toEqual([null, null]);
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'order_edit')).toHaveLength(1);
    await expect(change(700, 'k')).rejects.toMatchObject({ message: '幂等标识已用于另一个请求，请换一个' });
    await expect(change(700)).rejects.toMatchObject({ message: '系统只支持一次改价' });
  });

  it('frees its key where it is refused', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1000 }), sent: true });
    const recall = (requestKey: string) => staff.run(sendingCalls.recall, { orderNo, reason: '发错了', requestKey });
    const receive = (requestKey: string) => staff.run(orderCalls.receive, { orderNo, requestKey });

    await recall('r');
    await recall('r');
    await expect(receive('g')).rejects.toMatchObject({ code: 500 });
    await staff.run(sendingCalls.send, { orderNo, type: '3' });

    expect([await receive('g'), await receive('g')]).toEqual([null, null]);
    const paid = { orderNo, amount: 1000, method: 'cash', requestKey: 'p' } as const;
    await expect(staff.run(offlineCalls.payOffline, paid)).rejects.toMatchObject({ message: '订单已支付' });
  });
});
