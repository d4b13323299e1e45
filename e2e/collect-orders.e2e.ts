import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { orderOf } from '../stand-ins/connector/mall.ts';
import { openMall } from '../server/test/connector.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';
import { goTo } from './visits.ts';

const shop = openShop();
const desk = openDesk(shop);
const { mall, plugIn, credentials } = openMall(shop);
const { sku, stockOf } = ordersIn(shop);

const NUMBER = 'GT2026-1';
const OTHER = 'GT2026-2';
const lineOf = (number: string) => ({ sku: number, name: '青花碗', spec: '青', price: '39.90', num: 2 });

beforeAll(async () => {
  await plugIn();
  mall.sessionSeconds = 10 * 24 * 3600;
  const orderedAt = shop.clock.now().toISOString();
  for (const number of [NUMBER, OTHER]) mall.orders.set(number, orderOf(number, { orderedAt, items: [lineOf('bowl-1')] }));
});

/** Signs in at the shop there, which asks for the code in its picture. */
async function signInThere(page: Page) {
  mall.asks = 'captcha';
  await page.getByLabel('账号').fill(credentials().account);
  await page.getByLabel('密码').fill(credentials().password);
  await button(page, '登录').click();
  await page.getByAltText('验证码图片').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(mall.question?.code ?? '');
  await button(page, '登录').click();
  await page.locator('.account-acts').getByRole('button', { name: '退出登录' }).waitFor();
}

it('an order of another mall is collected, matched once, placed, sent, and its number goes back', async () => {
  const bowl = await sku({ name: '青花碗' });
  const page = await desk.sit('/order/crawingOrder?tab=outside');
  await page.getByText('请先登录国铁账号').first().waitFor();
  await goTo(page, '/guotie/login');
  await signInThere(page);

  await goTo(page, '/order/crawingOrder?tab=outside');
  await row(page, NUMBER).waitFor();
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  await button(page, '批量采集 2 个').click();
  await page.getByText('已采集 2 个订单').waitFor();
  await row(page, NUMBER).getByText('待确认').waitFor();

  await button(row(page, NUMBER), '查看').click();
  await page.getByRole('button', { name: '确认生成订单', exact: true, disabled: true }).waitFor();
  await button(page, '选择商品').click();
  await dialog(page).getByText('青花碗').first().click();
  await closed(page);
  await button(page, '保存').click();
  await page.getByText('已保存').waitFor();
  await goTo(page, '/order/crawingOrder');
  await row(page, NUMBER).getByText('待确认').waitFor();
  expect(await row(page, OTHER).getByText('1 行').count()).toBe(0);

  const before = await stockOf(bowl);
  await button(row(page, NUMBER), '核对').click();
  await button(page, '确认生成订单').click();
  await button(page.getByRole('dialog'), '确认生成订单').click();
  await page
    .locator('.ant-message')
    .getByText(/已生成订单 /)
    .waitFor();
  await row(page, NUMBER).getByText('已生成').waitFor();
  expect(await stockOf(bowl)).toBe(before - 2);

  const { list } = await shop.admin().run(collectedOrderCalls.list, { keywords: NUMBER, page: 1, limit: 1 });
  const orderNo = list[0]?.orderNo ?? '';
  await goTo(page, `/order/index?open=${orderNo}`);
  const drawer = page.locator('.ant-drawer:visible');
  await button(drawer, '发货').click();
  const sending = page.getByRole('dialog').filter({ has: page.getByText('发货商品') });
  await sending.getByLabel('快递单号').fill('SF1000000000009');
  await sending.getByText('顺丰速运').waitFor();
  await button(sending, '发货').click();
  await sending.waitFor({ state: 'hidden' });
  await shop.runQueued();
  expect([...mall.shipments.values()]).toMatchObject([{ number: NUMBER, trackingNumber: 'SF1000000000009' }]);
  // Loads the shop anew: what this page read of the order before stays good for half a minute.
  await page.goto(new URL(`/order/crawingOrder/${list[0]?.id}/1`, page.url()).href);
  await page
    .getByRole('region', { name: '采集订单' })
    .getByText(/ SF1000000000009$/)
    .waitFor();
});
