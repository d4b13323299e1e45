import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { claimCalls } from '#contract/orders/claims.ts';
import { type PlacedOrder, ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { act, button, dialog } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

/** More than a busy machine needs; a list that hears nothing would wait for ever. */
const LIVE_MS = 10_000;

async function placed() {
  const of = await orders.sku({ price: 1000, stock: 10 });
  return { ...(await orders.order({ of, quantity: 2, paid: true })), sku: of };
}

const row = (page: Page, { orderNo }: { orderNo: string }) => page.locator('[data-row-key]', { hasText: orderNo });
const drawer = (page: Page) => page.locator('.ant-drawer .order');

async function open(page: Page, order: { orderNo: string }) {
  await row(page, order).locator('.cell-open').click();
  await drawer(page).waitFor();
}

/** Waits until the job has paid the refund. */
async function refunded(order: PlacedOrder, amount: number) {
  await expect.poll(() => shop.runDue().then(() => orders.info(order))).toMatchObject({ refundPrice: amount });
}

const situation = (page: Page) => drawer(page).locator('.order-head .signal').textContent();

describe('an order on the desk', () => {
  it('appears by itself, is sent, corrected, taken back, sent again and received', async () => {
    const page = await desk.sit('/order/index');
    const order = await placed();
    await row(page, order).waitFor({ timeout: LIVE_MS });

    await act(page, row(page, order), '发货', { 快递单号: 'SF1234567890122' });
    await open(page, order);
    await act(page, drawer(page), '改单号', { 快递单号: 'SF1234567890123', 更正原因: '抄错一位' });
    await drawer(page).getByText('原因：抄错一位').waitFor();
    await act(page, drawer(page), '撤回发货', { 撤回原因: '货还没有出库' });
    await expect.poll(() => situation(page)).toBe('待发货');
    await drawer(page).getByText('原因：货还没有出库').waitFor();
    await act(page, drawer(page), '发货', { 快递单号: 'SF1234567890124' });
    await act(page, drawer(page), '确认收货');

    await expect.poll(() => situation(page)).toBe('待评价');
    expect(await orders.info(order)).toMatchObject({ status: 2, deliveryId: 'SF1234567890124' });
  });

  it('that a colleague has taken is left to them by the queue, and sent after one question', async () => {
    const [theirs] = [await placed(), await placed()];
    await shop.admin({ account: 'li', realName: '小李' }).run(claimCalls.claim, { orderNo: theirs.orderNo });
    const page = await desk.sit('/order/index');
    await row(page, theirs)
      .getByText(/^小李 .+ 起$/)
      .waitFor();

    await page.keyboard.press('n');
    await drawer(page)
      .getByText(/^我 .+ 起处理$/)
      .waitFor();
    expect(page.url()).not.toContain(theirs.orderNo);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await button(row(page, theirs), '发货').click();
    await button(dialog(page), '仍然发货').click();
    await dialog(page).getByLabel('快递单号', { exact: true }).fill('SF1234567890125');
    await button(dialog(page), '发货').click();

    await expect.poll(async () => (await orders.info(theirs)).handler).toBeNull();
  });

  it('is noted at once from where it is open, and nobody is blamed before they typed', async () => {
    const page = await desk.sit(`/order/index?open=${(await placed()).orderNo}`);
    await button(drawer(page), '备注').click();
    const note = dialog(page).getByLabel('商家备注');
    await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('周末送货');

    expect(await note.inputValue()).toBe('周末送货');
    expect(await dialog(page).getByRole('alert').allTextContents()).toEqual([]);
  });

  it('is refunded in part, then the rest, and its goods return', async () => {
    const order = await placed();
    const page = await desk.sit(`/order/index?open=${order.orderNo}`);
    await orders.askRefund(order);
    await drawer(page).getByText('与描述不符').first().waitFor();

    await button(drawer(page), '同意退款').click();
    await dialog(page)
      .getByRole('checkbox', { name: /自定义金额/ })
      .check();
    await dialog(page).getByLabel('退款金额').fill('5');
    await button(dialog(page), '同意退款 ¥5.00').click();
    await refunded(order, 500);
    await drawer(page).getByText('实付 ¥20.00，已退 ¥5.00，还可退 ¥15.00').waitFor();
    await button(drawer(page), '退款').click();
    await button(dialog(page), '全额退款').click();
    await dialog(page).getByLabel('退款原因').fill('与描述不符');
    await button(dialog(page), '退款 ¥15.00').click();
    await refunded(order, 2000);

    await expect.poll(() => situation(page)).toBe('已退款');
    expect(await orders.info(order)).toMatchObject({ refundStatus: 2 });
    expect(await orders.stockOf(order.sku)).toBe(10);
  });
});

describe('a refund', () => {
  it('refunds nothing by mistake, and of two pieces the one that was chosen', async () => {
    const order = await placed();
    const page = await desk.sit(`/order/index?open=${order.orderNo}`);
    await button(drawer(page), '退款').click();
    await dialog(page)
      .getByRole('spinbutton', { name: /退几件/ })
      .click();
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('退款原因').fill('少发一件');
    expect(await button(dialog(page), '退款').isDisabled()).toBe(true);
    await page.keyboard.press('Control+S');

    await dialog(page)
      .getByRole('spinbutton', { name: /退几件/ })
      .fill('1');
    await button(dialog(page), '退款 ¥10.00').click();

    await refunded(order, 1000);
    expect(await orders.stockOf(order.sku)).toBe(9);
  });
});

describe('a person of', () => {
  it('仓库 sends and sees no refund', async () => {
    const order = await placed();
    await orders.askRefund(await placed());
    const page = await desk.sit('/order/index', { role: '仓库' });
    await button(row(page, order), '发货').waitFor();
    await open(page, order);
    await button(drawer(page), '发货').waitFor();
    expect(await page.getByRole('button', { name: /退款/ }).count()).toBe(0);
  });

  it('仓库 sends and sees no amounts', async () => {
    const order = await placed();
    const page = await desk.sit('/order/index', { role: '仓库' });
    await open(page, order);
    await drawer(page).getByText('× 2').waitFor();
    await act(page, drawer(page), '发货', { 快递单号: 'SF1234567890124' });

    await expect.poll(() => situation(page)).toBe('待收货');
    expect(await page.locator('body').innerText()).not.toMatch(/[¥￥]|实际支付/);
  });

  it('财务 refunds and does not send', async () => {
    const order = await placed();
    const page = await desk.sit('/order/index', { role: '财务' });
    await open(page, order);
    await button(drawer(page), '退款').waitFor();
    expect(await button(page, '发货').count()).toBe(0);
  });
});
