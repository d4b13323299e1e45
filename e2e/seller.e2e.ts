import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openProvider } from '../server/test/provider.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, optionOf, pick, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay, info } = ordersIn(shop);
const provider = openProvider(shop);
const admin = shop.admin();
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

const SELLER = [
  ...MAY,
  'admin:order:case:list',
  'admin:order:case:audit',
  'admin:order:case:receive',
  'admin:order:case:exchange',
  'admin:order:sheet:info',
  'admin:express:template',
];

/** Answers of a page that were refused for want of a right or a scope. */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    void response.json().then(
      ({ code, message }) => code === 403 && refused.push(`${response.url()} ${message}`),
      () => undefined,
    );
  });
  return refused;
}

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
  const refused = refusedOn(page);

  const order = row(page, '搪瓷壶');
  await order.getByText('¥20.00').waitFor();
  await order.getByRole('button', { name: '搪瓷壶' }).first().click();
  const drawer = page.locator('.ant-drawer:visible');
  await drawer.getByText('订单里还有其他店铺的商品，这里只显示本店的商品和金额').waitFor();
  await drawer.locator('.timeline li').getByText('下单').first().waitFor();
  const acts = drawer.locator('.order-acts').getByRole('button');
  await expect.poll(() => acts.allInnerTexts()).toEqual(['发货', '退款', '接手下一单']);
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

it.each([1440, 390])(
  'a seller ships by a list, prints a waybill and takes goods back of orders of several shops, at %i px',
  async (width) => {
    const [here, there] = [await seller(`甲店 ${width}`), await seller(`乙店 ${width}`)];
    const pot = await sku({ merId: here, price: 1000, name: `搪瓷壶 ${width}`, stock: 99 });
    const gong = await sku({ merId: there, price: 7700, name: `铜锣 ${width}`, stock: 99 });
    await provider.byPass();
    await provider.set({ config_export_open: '1', config_export_siid: 'KX100', config_export_to_name: '信号楼' });
    const { id, ...terms } = await admin.run(mallShopCalls.info, { id: here });
    const printing = { sheetPrinter: 'KX200', phone: '13911112222', address: '文一路 1 号' };
    await admin.run(mallShopCalls.update, { ...terms, id, ...printing });
    const both = async () => {
      const lines = [
        { skuId: pot, quantity: 2 },
        { skuId: gong, quantity: 1 },
      ];
      const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: pot }), lines });
      await pay(placed);
      return placed;
    };
    const [listed, printed] = [await both(), await both()];
    const { token } = await keeper({ shopId: here, may: SELLER });

    const shipping = await desk.open('/order/ship', { token, width });
    const refused = refusedOn(shipping);
    const numbers = `${listed.orderNo} SF10000000${width}001\nnobody SF10000000${width}002`;
    await shipping.getByRole('textbox', { name: '订单号和快递单号' }).fill(numbers);
    await button(shipping, '核对').click();
    await shipping.getByText('没有这个订单，请核对订单号').waitFor();
    await button(shipping, '发货 1 单').click();
    await shipping.waitForURL(/run=/);
    await shop.runDue();
    await shipping.getByText('已发货 1 单').first().waitFor();

    const orders = await desk.open(`/order/index?open=${printed.orderNo}`, { token, width });
    const refusedOrders = refusedOn(orders);
    const drawer = orders.locator('.ant-drawer:visible');
    await button(drawer, '发货').click();
    const box = orders.getByRole('dialog').filter({ has: orders.getByText('发货方式') });
    await box.getByText('电子面单打印').click();
    await expect.poll(() => box.getByLabel('寄件人地址').inputValue()).toBe('文一路 1 号');
    const carrier = box.getByRole('combobox', { name: '快递公司' });
    await carrier.fill('圆通');
    await (await optionOf(carrier, '圆通速递')).click();
    await pick(box.getByRole('combobox', { name: '电子面单' }), '一联单 76×130');
    await button(box, '打印面单并发货').click();
    await box.waitFor({ state: 'detached' });
    const packed = await Promise.all(
      [listed, printed].map(async (placed) => (await admin.run(parcelCalls.parcels, placed)).parcels),
    );
    expect(packed.map((parcels) => parcels.map(({ lines }) => lines.map(({ productName }) => productName)))).toEqual([
      [[`搪瓷壶 ${width}`]],
      [[`搪瓷壶 ${width}`]],
    ]);

    const { caseNo } = await storefront.run(openReturnCaseCalls.create, {
      orderNo: listed.orderNo,
      kind: 'return',
      reason: '与描述不符',
      lines: [{ skuId: pot, quantity: 1 }],
      idempotencyKey: `e2e-${listed.orderNo}`,
    });
    const cases = await desk.open(`/order/returns?keywords=${caseNo}`, { token, width });
    const refusedCases = refusedOn(cases);
    const found = row(cases, caseNo);
    await button(found, '同意').click();
    await expect.poll(() => dialog(cases).getByLabel('寄回地址').inputValue()).toContain('文一路 1 号');
    await button(dialog(cases), '同意').click();
    await button(found, '验收').click();
    await button(dialog(cases), '全部收到，都可再卖').click();
    await button(dialog(cases), '验收').click();
    await button(found, '退款').click();
    await dialog(cases).getByLabel('退款金额').fill('10');
    await button(dialog(cases), '退款 ¥10.00').click();
    await closed(cases);
    await expect.poll(() => shop.runDue().then(() => info(listed))).toMatchObject({ refundPrice: 1000 });
    expect(await cases.getByText('铜锣').count()).toBe(0);
    expect([...refused, ...refusedOrders, ...refusedCases]).toEqual([]);
  },
);
