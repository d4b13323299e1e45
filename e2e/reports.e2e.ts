import { describe, expect, it } from 'vitest';
import { refundCalls } from '#contract/orders/refunds.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { sku, order } = ordersIn(shop);

describe('reports', () => {
  it('tell yesterday beside the day before by product in two clicks, and lead to its orders by a third', async () => {
    const [mug, cup] = [await sku({ name: '马克杯', price: 1000 }), await sku({ name: '保温杯', price: 2500 })];
    const before = await order({ of: mug, paid: true });
    await shop.pass('1 day');
    await order({ of: cup, quantity: 2, paid: true });
    const kept = await order({ of: mug, paid: true });
    const { orderNo } = before;
    await shop.admin().run(refundCalls.agreeRefund, { orderNo, amount: 300, reason: '协商', requestKey: 'back' });
    await shop.runQueued();
    await shop.pass('1 day');
    const page = await desk.sit('/dashboard');
    const menu = page.getByRole('navigation');
    const hand = countSteps(page);
    for (const name of ['财务', '报表']) await hand.click(menu.getByText(name, { exact: true }));

    await row(page, '保温杯').getByText('¥50.00').first().waitFor();
    expect(hand.steps()).toBeLessThanOrEqual(3);
    const mugs = row(page, '马克杯');
    expect(await mugs.innerText()).toMatch(/¥10\.00[^]*¥3\.00[^]*¥7\.00[^]*¥10\.00/);
    await mugs.getByText('马克杯').click();
    const lines = page.getByRole('dialog', { name: '马克杯的明细' });
    await row(page, kept.orderNo).getByText('付款', { exact: true }).waitFor();
    await row(page, orderNo).getByText('退款', { exact: true }).waitFor();
    expect(await lines.locator('[data-row-key]:visible').count()).toBe(2);
  });

  it('sum by two dimensions at once, from whose pairs the lines are opened', async () => {
    const page = await desk.sit('/financial/reports?dateLimit=lately7');
    await row(page, '马克杯').waitFor();
    await button(page, '交叉统计').click();
    await button(dialog(page), '开始统计').click();
    await page.waitForURL(/cross=/);
    await shop.runQueued();
    await page.getByText(/商品 × 地区，.+ 至 /).waitFor();
    const pair = row(page, '保温杯');
    await pair.getByText('浙江').waitFor();
    expect(await pair.innerText()).toContain('¥50.00');
    await pair.getByText('保温杯').click();
    await page.getByRole('dialog', { name: '保温杯 · 浙江 的明细' }).getByText('付款', { exact: true }).waitFor();
  });

  it('go by another dimension and another period, which the address keeps and a view brings back, on a phone too', async () => {
    const page = await desk.sit('/financial/reports?dateLimit=lately7', {}, { width: 390, height: 844 });
    await page.getByRole('tab', { name: '地区' }).click();
    await page.getByText('浙江').first().waitFor();
    expect(page.url()).toContain('by=region');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
