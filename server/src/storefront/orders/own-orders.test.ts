import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
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
