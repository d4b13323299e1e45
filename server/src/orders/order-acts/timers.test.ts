import { expect, it } from 'vitest';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront, askRefund } = ordersIn(shop);

it('an order that was sent counts as received after the days that are set', async () => {
  const { orderNo } = await order({ of: await sku(), sent: true });
  const stateOf = async () => (await storefront.run(openOrderCalls.read, { orderNo })).state;
  await shop.admin().run(configCalls.save, { key: 'order_receive_days', value: '3' });

  await shop.pass('2 days');
  expect(await stateOf()).toBe('sent');
  await shop.pass('26 hours');

  expect(await stateOf()).toBe('toReview');
});

it('an order that nobody writes about is complete after the days that are set, unless a refund is under way', async () => {
  const [quiet, asked] = [await order({ of: await sku(), received: true }), await order({ of: await sku(), received: true })];
  await askRefund(asked);
  const stateOf = async ({ orderNo }: { orderNo: string }) => (await storefront.run(openOrderCalls.read, { orderNo })).state;
  await shop.admin({ account: 'complete' }).run(configCalls.save, { key: 'order_auto_complete_days', value: '3' });

  await shop.pass('2 days');
  expect(await stateOf(quiet)).toBe('toReview');
  await shop.pass('26 hours');

  expect([await stateOf(quiet), await stateOf(asked)]).toEqual(['done', 'toReview']);
  const [step] = await shop.admin({ account: 'reader' }).run(orderStepCalls.timeline, { orderNo: quiet.orderNo });
  expect(step).toMatchObject({ changeType: 'check_order_over', changeMessage: '到期未评价，订单自动完成', actorKind: 'system' });
});

it.each(['0', '366', '1.5', 'soon'])('the days are not %s', async (value) => {
  await expect(
    shop.admin({ account: `days-${value}` }).run(configCalls.save, { key: 'order_receive_days', value }),
  ).rejects.toMatchObject({ code: 400 });
});
