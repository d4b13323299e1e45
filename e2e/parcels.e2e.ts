import { expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

it('an order leaves in two parcels, the second with another order of its recipient, and is taken back alone', async () => {
  const order = await orders.order({ of: await orders.sku({ name: '搪瓷杯' }), quantity: 3, paid: true });
  const other = await orders.order({ of: await orders.sku({ name: '茶壶' }), paid: true });
  const page = await desk.sit(`/order/index?open=${order.orderNo}`);
  const drawer = page.locator('.ant-drawer:visible');
  const dialog = page.getByRole('dialog').filter({ has: page.getByText('发货商品') });
  const send = async (number: string) => {
    await dialog.getByLabel('快递单号').fill(number);
    await dialog.getByText('顺丰速运').waitFor();
    await button(dialog, '发货').click();
  };

  await button(drawer, '发货').click();
  await button(dialog, '分几个包裹发').click();
  await dialog.getByLabel('本包裹几件：搪瓷杯').fill('1');
  await dialog.getByText('本包裹 1 件，还有 2 件待发').waitFor();
  await send('SF1000000000001');
  await drawer.getByText('还有 2 件待发', { exact: true }).waitFor();
  await page.locator('tbody').getByText('已发 1/3 件').waitFor();

  await button(drawer, '发货').click();
  await dialog.getByText('全部 2 件').waitFor();
  await dialog.getByText('同一收货人还有 1 单待发货').waitFor();
  await dialog.getByRole('checkbox', { name: /茶壶/ }).check();
  await send('SF1000000000002');
  const second = drawer.locator('li').filter({ hasText: '包裹 2' });
  await second.getByText('搪瓷杯 默认 × 2').waitFor();
  expect(await orders.info(other)).toMatchObject({ status: 1, deliveryId: 'SF1000000000002' });

  await button(second, '撤回发货').click();
  await page.getByLabel('撤回原因').fill('装错了');
  await page.getByRole('dialog').filter({ hasText: '撤回原因' }).getByRole('button', { name: '撤回发货' }).click();
  await drawer.getByText('已撤回：装错了').waitFor();
  expect(await orders.info(order)).toMatchObject({ sentPieces: 1, deliveryId: 'SF1000000000001' });
});
