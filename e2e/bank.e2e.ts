import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { STATEMENT_HEADINGS, bankIn } from '../server/test/bank.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, pick, row, runUntil } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const admin = shop.admin();
const bank = bankIn(shop);
const at = new Date('2026-11-10T02:00:00Z');
const receipt = (payer: string, amount: number, tradeNo = '') =>
  admin.run(cashReceiptCalls.save, { bizType: 9, payer, method: 'transfer', amount, tradeNo, receivedAt: at });

const hand = (page: Page, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name: '十一月.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
const drawer = (page: Page) => page.locator('.ant-drawer:visible');

describe('a statement of a bank', () => {
  it('is read, matches what is certain, and leaves the rest to be matched, received or ignored', async () => {
    await bank.account('建行基本户');
    await receipt('武昌车务段', 500_000, 'NO-1');
    await receipt('孝感站工会', 88_000);
    const page = await desk.sit('/cashier/bank');
    await button(page, '导入对账单').first().click();
    const lines = [
      '2026-11-10 10:00:00,5000.00,,5000.00,武昌车务段,NO-1,定金',
      '2026-11-10 11:00:00,880.00,,5880.00,孝感站,NO-2,货款',
      '2026-11-10 12:00:00,,15.00,5865.00,,NO-3,账户管理费',
      '2026-11-10 13:00:00,66.00,,5931.00,宜昌段,NO-4,',
    ];
    await hand(page, [STATEMENT_HEADINGS, ...lines].join('\n'));
    await pick(page.getByRole('combobox', { name: '银行账户' }), '建行基本户');
    await button(page, '开始导入').click();
    await runUntil(shop, page.getByText(/已导入 4 笔/));
    await button(page, '处理流水').click();

    await row(page, '孝感站').waitFor();
    await row(page, '孝感站').getByText('孝感站', { exact: true }).first().click();
    await drawer(page).getByRole('checkbox').first().check();
    await button(drawer(page), '对应这张收款单').click();
    await drawer(page).getByText('对应单据').waitFor();
    await button(drawer(page), '确认收款').click();
    await button(dialog(page), '确认收款').click();
    await drawer(page).getByText('已确认').waitFor();
    await page.keyboard.press('Escape');

    await button(row(page, '账户管理费'), '忽略').click();
    await dialog(page).getByLabel('忽略原因', { exact: true }).fill('手续费');
    await button(dialog(page), '忽略').click();
    await row(page, '账户管理费').waitFor({ state: 'hidden' });

    await row(page, '宜昌段').getByText('宜昌段', { exact: true }).first().click();
    await button(drawer(page), '生成收款单').click();
    await dialog(page).getByText('其他', { exact: true }).click();
    await button(dialog(page), '生成收款单').click();
    await drawer(page).getByText('对应单据').waitFor();
    await page.keyboard.press('Escape');
    await row(page, '宜昌段').waitFor({ state: 'hidden' });
  });

  it('is seen and worked through on a phone', async () => {
    const { id } = await bank.account('工行一般户');
    await bank.read(id, '2026-11-12 10:00:00,77.00,,,咸宁段,P-1,货款');
    const page = await desk.sit('/cashier/bank?status=0', {}, { width: 390, height: 844 });
    await row(page, '咸宁段').getByText('咸宁段', { exact: true }).first().click();
    await drawer(page).getByText('没有找到可能的收款单，可以按单号或户名查找').waitFor();
    await button(drawer(page), '忽略').click();
    await dialog(page).getByLabel('忽略原因', { exact: true }).fill('内部转账');
    await button(dialog(page), '忽略').click();
    await drawer(page).getByText('已忽略').waitFor();
  });
});
