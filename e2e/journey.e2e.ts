import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { type Caller, makeKey, openStaff, openStorefront } from '../bench/storefront.ts';
import { address } from '../server/test/orders.ts';
import { act, button, closed, dialog, row, signIn, toolbar } from './acts.ts';
import { type Catalogue, findCatalogue } from './catalogue.ts';
import { type Server, startServer } from './server.ts';
import { openWindows } from './windows.ts';

const CHOSEN = 'signals-on-green';
/** More than a busy machine needs; a list that hears nothing would wait for ever. */
const LIVE_MS = 10_000;

const windows = openWindows();
let server: Server;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const tab = (page: Page, name: string, count: number) => page.getByRole('tab', { name: `${name} ${count}`, exact: true });
const drawer = (page: Page) => page.locator('.ant-drawer .order');
const situation = (page: Page) => drawer(page).locator('.order-head .signal').textContent();

async function enterFirst(page: Page) {
  await signIn(page, 'admin', server.password);
  await page.getByText('请先修改初始密码').waitFor();
  await page.getByLabel('原密码').fill(server.password);
  await page.getByLabel('新密码', { exact: true }).fill(CHOSEN);
  await page.getByLabel('确认新密码').fill(CHOSEN);
  await button(page, '修改密码').click();
  await page.getByRole('navigation', { name: '打开的页面' }).waitFor();
}

async function importShop(page: Page, { path, products, stored }: Catalogue) {
  await page.goto(`${server.url}/store/index`);
  await page.getByText('还没有出售中的商品').waitFor();
  await button(toolbar(page), '导入商品').click();
  await page.locator('input[type=file]').setInputFiles(path);
  await button(page, '下一步：核对修改').click();
  await page.getByRole('tab', { name: /将要修改/ }).waitFor();
  await page.getByRole('button', { name: /^导入 \d+ 件商品$/ }).click();
  await page.getByRole('button', { name: '查看仓库中的商品' }).waitFor({ timeout: 90_000 });
  await page.goto(`${server.url}/store/index?type=2`);
  await tab(page, '仓库中', stored).waitFor();
  await tab(page, '出售中', products - stored).waitFor();
}

/** Puts the product in the warehouse on the shelf; answers its name. */
async function shelve(page: Page, { products }: Catalogue): Promise<string> {
  const name = (await page.locator('.product-name').first().textContent()) ?? '';
  await page.getByRole('switch', { name: `${name}上架` }).click();
  await tab(page, '出售中', products).waitFor();
  return name;
}

async function skuOf(shop: Caller, name: string) {
  const { list } = await shop.run(openSkuCalls.onSale, { page: 1, limit: 20, keywords: name });
  const found = list.find(({ productName, stock }) => productName === name && stock > 2);
  if (!found) throw new Error(`${name} cannot be bought`);
  return found;
}

async function order(shop: Caller, skuId: number) {
  const placed = await shop.run(openOrderCalls.create, {
    idempotencyKey: randomUUID(),
    address,
    lines: [{ skuId, quantity: 2 }],
    payType: 'weixin',
  });
  await shop.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: placed.payPrice, tradeNo: randomUUID() });
  return placed;
}

/** Orders that come in while somebody looks elsewhere are summed up under the bell, in a line that leads to them. */
async function isAnnounced(page: Page) {
  await button(page, '通知').click();
  await page.getByRole('button', { name: /^1 单待发货，最早/ }).click();
  await expect.poll(() => page.title()).toMatch(/^订单 - /);
  await drawer(page).waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: /^全部/ }).click();
}

async function openOrder(page: Page, orderNo: string) {
  await row(page, orderNo).locator('.cell-open').click();
  await drawer(page).waitFor();
}

/** Gives part of the money back, then the rest with the goods. */
async function refund(page: Page, part: string) {
  await button(drawer(page), '同意退款').click();
  await dialog(page)
    .getByRole('checkbox', { name: /自定义金额/ })
    .check();
  await dialog(page).getByLabel('退款金额').fill(part);
  await dialog(page)
    .getByRole('button', { name: /^同意退款/ })
    .click();
  await closed(page);
  await drawer(page).getByText(`已退 ¥${part}.00`).first().waitFor();
  await button(drawer(page), '退款').click();
  await button(dialog(page), '全额退款').click();
  await dialog(page).getByLabel('退款原因').fill('收货地址填错了');
  await dialog(page)
    .getByRole('button', { name: /^退款 ¥/ })
    .click();
  await expect.poll(() => situation(page)).toBe('已退款');
}

describe('a new shop', () => {
  it('is entered, filled, sells, ships and refunds', async () => {
    const catalogue = findCatalogue();
    const page = await windows.open(server.url, { moving: true });
    await enterFirst(page);
    await importShop(page, catalogue);
    const name = await shelve(page, catalogue);
    const shop = openStorefront(server.url, await makeKey(await openStaff(server.url, CHOSEN), '小程序'));
    const sku = await skuOf(shop, name);

    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('link', { name: /^开店清单/ }).waitFor();
    const kept = await order(shop, sku.skuId);
    await isAnnounced(page);
    await act(page, row(page, kept.orderNo), '发货', { 快递单号: 'SF1234567890122' });
    await shop.run(openOrderCalls.confirmReceipt, { orderNo: kept.orderNo });
    await row(page, kept.orderNo).getByText('待评价').waitFor({ timeout: LIVE_MS });

    const returned = await order(shop, sku.skuId);
    await row(page, returned.orderNo).waitFor({ timeout: LIVE_MS });
    await shop.run(openOrderCalls.askRefund, { orderNo: returned.orderNo, reason: '收货地址填错了' });
    await openOrder(page, returned.orderNo);
    await refund(page, '5');

    expect(await shop.run(openOrderCalls.read, { orderNo: returned.orderNo })).toMatchObject({ refundPrice: returned.payPrice });
    expect((await skuOf(shop, name)).stock).toBe(sku.stock - 2);
  });
});
