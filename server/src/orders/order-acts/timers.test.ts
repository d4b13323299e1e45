import { expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront } = ordersIn(shop);

it('an order that was sent counts as received after the days that are set', async () => {
  const { orderNo } = await order({ of: await sku(), sent: true });
  const stateOf = async () => (await storefront.run(openOrderCalls.read, { orderNo })).state;
  await shop.admin().run(configCalls.save, { key: 'order_receive_days', value: '3' });

  await shop.pass('2 days');
  expect(await stateOf()).toBe('sent');
  await shop.pass('26 hours');

  expect(await stateOf()).toBe('toReview');
});

it.each(['0', '366', '1.5', 'soon'])('the days are not %s', async (value) => {
  await expect(
    shop.admin({ account: `days-${value}` }).run(configCalls.save, { key: 'order_receive_days', value }),
  ).rejects.toMatchObject({ code: 400 });
});
