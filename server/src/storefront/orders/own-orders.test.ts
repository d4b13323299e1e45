import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const provider = openProvider(shop);
const { sku, order, draft, storefront, info } = ordersIn(shop);
const other = openStorefrontClient(shop);
const unknown = { message: '没有找到订单信息' };

describe('an order that another storefront placed', () => {
  it('cannot be seen, paid or cancelled', async () => {
    const { orderNo, payPrice } = await order({ of: await sku() });

    await expect(other.run(openOrderCalls.read, { orderNo })).rejects.toMatchObject(unknown);
    await expect(other.run(openOrderCalls.pay, { orderNo, amount: payPrice, tradeNo: 'stolen' })).rejects.toMatchObject(unknown);
    await expect(other.run(openOrderCalls.cancel, { orderNo })).rejects.toMatchObject(unknown);

    expect(await storefront.run(openOrderCalls.read, { orderNo })).toMatchObject({ state: 'unpaid' });
  });

  it('can be neither received nor asked back', async () => {
    const sent = await order({ of: await sku(), sent: true });
    const { orderNo } = sent;

    await expect(other.run(openOrderCalls.confirmReceipt, { orderNo })).rejects.toMatchObject(unknown);
    await expect(other.run(openOrderCalls.askRefund, { orderNo, reason: '不想要了' })).rejects.toMatchObject(unknown);

    expect(await info(sent)).toMatchObject({ status: 1, refundStatus: 0 });
  });

  it('is not answered to the same idempotency key', async () => {
    const same = draft({ of: await sku() });

    const [first, second] = [await storefront.run(openOrderCalls.create, same), await other.run(openOrderCalls.create, same)];

    expect(second.orderNo).not.toBe(first.orderNo);
  });
});

describe('the parcel of an own order', () => {
  const track = (by: typeof storefront, orderNo: string) => by.run(openOrderCalls.track, { orderNo });

  it('is followed by the storefront that placed it, and by no other', async () => {
    await provider.byMarket();
    const [early, late] = [
      { time: '2026-11-20 09:00:00', status: '已揽收' },
      { time: '2026-11-21 18:30:00', status: '已签收' },
    ];
    provider.manner.parcels['SF10001:1234'] = { issign: '1', list: [early, late] };
    const { orderNo } = await order({ of: await sku(), sent: true });

    expect(await track(storefront, orderNo)).toEqual({
      orderNo,
      deliveryType: 'express',
      deliveryName: '顺丰速运',
      deliveryId: 'SF10001',
      parcels: [expect.objectContaining({ deliveryId: 'SF10001', pieces: 1 })],
      isSigned: true,
      steps: [late, early],
    });
    await expect(track(other, orderNo)).rejects.toMatchObject(unknown);
  });

  it('has no steps before it is sent', async () => {
    const { orderNo } = await order({ of: await sku(), paid: true });

    expect(await track(storefront, orderNo)).toMatchObject({ deliveryType: null, deliveryId: null, isSigned: false, steps: [] });
  });
});
