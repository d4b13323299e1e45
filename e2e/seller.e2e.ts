import { expect, it } from 'vitest';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay, info } = ordersIn(shop);
const MAY = [
  'admin:order:list',
  'admin:order:info',
  'admin:order:status:num',
  'admin:order:status:list',
  'admin:order:send',
  'admin:order:mark',
  'admin:order:refund',
  'admin:order:claim',
  'admin:order:case:save',
  'admin:order:create',
  'admin:yly:print',
  'admin:express:all',
  seeAmounts,
];

it('a seller finds an order of several shops, sends and refunds what is their own, and is offered nothing that is closed', async () => {
  const [here, there] = [await seller('甲店'), await seller('乙店')];
  const [pot, gong] = [
    await sku({ merId: here, price: 1000, name: '搪瓷壶' }),
    await sku({ merId: there, price: 7700, name: '铜锣' }),
  ];
  const lines = [
    { skuId: pot, quantity: 2 },
    { skuId: gong, quantity: 1 },
  ];
  const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: pot }), lines });
  await pay(placed);
  const { token } = await keeper({ shopId: here, may: MAY });
  const page = await desk.open('/order/index', { token });
  const refused: string[] = [];
  page.on('response', (response) => {
    void response.json().then(
      ({ code, message }) => code === 403 && refused.push(`${response.url()} ${message}`),
      () => undefined,
    );
  });

  const order = row(page, '搪瓷壶');
  await order.getByText('¥20.00').waitFor();
  await order.getByRole('button', { name: '搪瓷壶' }).first().click();
  const drawer = page.locator('.ant-drawer:visible');
  await drawer.getByText('订单里还有其他店铺的商品，这里只显示本店的商品和金额').waitFor();
  await drawer.locator('.timeline li').getByText('下单').first().waitFor();
  expect(await drawer.locator('.order-acts').getByRole('button').allInnerTexts()).toEqual(['发货', '退款']);
  expect(await page.getByText('铜锣').count()).toBe(0);

  await button(drawer.locator('.order-acts'), '退款').click();
  await button(dialog(page), '全额退款').click();
  await dialog(page).getByText('还可退 ¥20.00').waitFor();
  await page.keyboard.press('Escape');
  await button(drawer.locator('.order-acts'), '发货').click();
  await dialog(page).getByLabel('快递单号').fill('SF1000000000001');
  await dialog(page).getByText('顺丰速运').waitFor();
  await button(dialog(page), '发货').click();
  await order.getByText('已发货').waitFor();

  expect(await info(placed)).toMatchObject({ statusStr: { key: 'notShipped' }, sentPieces: 2 });
  expect(refused).toEqual([]);
});
