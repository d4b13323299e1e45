import { expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

it('an order is sent by phone, from the list and back to it', async () => {
  const placed = await orders.order({ of: await orders.sku(), paid: true });
  const page = await desk.sit('/javaMobile/orderList/notShipped', { role: '仓库' }, { width: 390, height: 844 });

  await page.locator('[data-row-key]', { hasText: '王小明' }).getByRole('button', { name: '去发货' }).click();
  await page.getByLabel('快递单号').fill('SF1234567890125');
  await page.getByText('顺丰速运').waitFor();
  await page.getByRole('button', { name: '确认提交' }).click();

  await page.getByText('发货成功').waitFor();
  await page.waitForURL(/orderList/);
  expect(await orders.info(placed)).toMatchObject({ deliveryName: '顺丰速运', deliveryId: 'SF1234567890125' });
});
