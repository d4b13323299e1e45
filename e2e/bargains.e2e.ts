import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { showDay } from '#contract/moment.ts';
import { bargainsIn } from '../server/test/bargains.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row, saveAnyway } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { start, help } = bargainsIn(shop);
const { order } = ordersIn(shop);

async function fillForm(page: Page) {
  await button(page, '选择商品').click();
  await dialog(page).getByRole('radio', { name: '选择站台茶缸' }).click();
  const today = showDay(new Date());
  for (const day of ['开始日期', '结束日期']) {
    await page.getByPlaceholder(day).fill(today);
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('活动状态').click();
  await page.getByLabel('默认的砍价起始金额').fill('10');
  await page.getByLabel('默认的砍价最低价').fill('9.99');
  await button(page, '提交').click();
  await page.getByText('砍价起始金额不能小于10.01！').first().waitFor();
  await page.getByLabel('默认的砍价最低价').fill('4');
  await button(page, '提交').click();
  await saveAnyway(page, /^卖 ¥4.00，低于成本/);
}

describe('a bargain', () => {
  it('is made of a product, cut by customers, seen by staff, and ordered at its floor', async () => {
    await catalogueIn(shop).product({ storeName: '站台茶缸', isShow: true });
    const page = await desk.sit('/marketing/bargain/bargainGoods');
    await button(page, '添加砍价商品').first().click();
    await fillForm(page);
    await row(page, '站台茶缸').getByText('¥4.00').waitFor();

    const { list } = await shop.admin().run(bargainCalls.list, { page: 1, limit: 20 });
    const [made] = list;
    expect(made).toMatchObject({ price: 1000, minPrice: 400, peopleNum: 2, status: true });
    const started = await start(made?.id ?? 0, '小站长');
    for (const friend of ['小站长', '检票员']) await help(started.id, friend);

    await page.goto(new URL('/marketing/bargain/bargainList', page.url()).href);
    await row(page, '小站长').getByText('已成功').waitFor();
    await button(row(page, '小站长'), '查看详情').click();
    await dialog(page).getByText('检票员').waitFor();

    const buyer = { account: '小站长' };
    const terms = { activityId: started.bargainId, participationId: started.id, buyer };
    const { orderNo, payPrice } = await order({ of: started.skuId, ...terms });
    expect(payPrice).toBe(400);
    const { data } = await shop.admin().raw('GET', '/admin/store/order/list', { query: { status: 'unPaid', type: 2 } });
    expect(Object(data).list).toMatchObject([{ orderId: orderNo, orderType: '[砍价订单]' }]);
  });
});
