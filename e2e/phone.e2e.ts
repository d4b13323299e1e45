import { expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

it('an order is sent by phone in two parcels, from the list and back to it', async () => {
  const placed = await orders.order({ of: await orders.sku(), quantity: 3, paid: true });
  const page = await desk.sit('/javaMobile/orderList/notShipped', { role: '仓库' }, { width: 390, height: 844 });

  const card = page.locator('[data-row-key]', { hasText: '王小明' });
  const send = async (number: string) => {
    await page.getByLabel('快递单号').fill(number);
    await page.getByText('顺丰速运').waitFor();
    await page.getByRole('button', { name: '确认提交' }).click();
    await page.waitForURL(/orderList/);
  };

  await card.getByRole('button', { name: '去发货' }).click();
  await page.getByRole('button', { name: '分几个包裹发' }).click();
  await page.getByLabel('本包裹几件：马克杯').fill('1');
  await page.getByText('本包裹 1 件，还有 2 件待发').waitFor();
  await send('SF1234567890125');
  await page.getByText('发货成功').waitFor();
  await card.getByText('已发 1/3 件').waitFor();
  expect(await orders.info(placed)).toMatchObject({ deliveryName: '顺丰速运', deliveryId: 'SF1234567890125', sentPieces: 1 });

  await card.getByRole('button', { name: '去发货' }).click();
  await page.getByText('全部 2 件').waitFor();
  await send('SF1234567890126');
  expect(await orders.info(placed)).toMatchObject({ statusStr: { key: 'spike' }, deliveryId: 'SF1234567890126' });
});
