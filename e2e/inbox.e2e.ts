import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { notice } from '#server/notifications/notices/tables.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';
import { arrived } from './visits.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

beforeAll(async () => {
  await orders.order({ of: await orders.sku({ name: '信号灯', stock: 10 }), paid: true });
});

/** Opens the shop for a person with three notices of their own, the newest last. */
async function busy(view: { width?: number; height?: number } = {}): Promise<Page> {
  const person = await shop.person({});
  const rows = ['甲', '乙', '丙'].map((subject, index) => ({
    adminId: person.id,
    outboxId: person.id * 10 + index,
    mark: 'adminApprovalDecided',
    subject: `${subject}的退款已通过`,
    createTime: shop.clock.now(),
  }));
  await shop.db.insert(notice).values(rows);
  const page = await desk.open('/dashboard', { ...view, token: person.token });
  await arrived(page);
  return page;
}

const line = (page: Page, text: string) => page.locator('.notice-line:visible', { hasText: text });
const linesOf = (page: Page) =>
  page.locator('.notice-line:visible:not(.notice-sum) .notice-open > span:not(.notice-unread)').allInnerTexts();

describe('the bell as an inbox', () => {
  it('sums up what waits, and leads to exactly that', async () => {
    const page = await busy();
    await page.getByRole('button', { name: '3 条未读通知' }).click();
    await page.getByRole('button', { name: /^1 单待发货，最早/ }).click();
    await page.waitForURL(/\/order\/index\?status=toSend/);
    await page.locator('.pager:visible').getByText(/1/).first().waitFor();
  });

  it('is gone through by keys: done, put off, and taken back', async () => {
    const page = await busy();
    await page.getByRole('button', { name: '3 条未读通知' }).click();
    await page.getByRole('button', { name: '全部通知' }).click();
    await page.waitForURL(/\/dashboard\/inbox/);
    await line(page, '甲的退款').waitFor();
    await expect.poll(() => linesOf(page)).toEqual(['丙的退款已通过', '乙的退款已通过', '甲的退款已通过']);

    await line(page, '丙的退款').focus();
    await page.keyboard.press('e');
    await line(page, '丙的退款').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('乙的退款');
    await page.keyboard.press('h');
    await page.getByRole('menuitem', { name: '明天 9:00' }).click();
    await line(page, '乙的退款').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '1 条未读通知' }).waitFor();

    await page.getByRole('tab', { name: '稍后处理' }).click();
    await line(page, '乙的退款')
      .getByText(/09:00 再提醒/)
      .waitFor();
    await page.getByRole('tab', { name: '已处理' }).click();
    await line(page, '丙的退款').getByRole('button', { name: '放回' }).click();
    await line(page, '丙的退款').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: '待处理' }).click();
    await line(page, '丙的退款').waitFor();
    await expect.poll(() => linesOf(page)).toEqual(['丙的退款已通过', '甲的退款已通过']);
  });

  it('shows one kind alone, at an address that can be kept', async () => {
    const page = await busy();
    await page.goto(new URL('/dashboard/inbox?kind=order', page.url()).href);
    await line(page, '待发货').waitFor();
    expect(await linesOf(page)).toEqual([]);
    await page.getByRole('tab', { name: '资金' }).click();
    await line(page, '甲的退款').waitFor();
    await page.waitForURL(/kind=money/);
  });

  it('works by thumb on a phone', async () => {
    const page = await busy({ width: 390, height: 844 });
    await page.goto(new URL('/dashboard/inbox', page.url()).href);
    await line(page, '甲的退款').getByRole('button', { name: '处理完' }).click();
    await line(page, '甲的退款').waitFor({ state: 'detached' });
    await page.getByText('已标为处理完').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
