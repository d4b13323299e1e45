import { describe, expect, it } from 'vitest';
import { invoicesIn } from '../server/test/invoices.ts';
import { openInvoiceStandIn } from '../server/test/invoice-service.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const service = openInvoiceStandIn(shop);
const { received, refund } = invoicesIn(shop);
const file = { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const company = '厦门某某商贸有限公司';

describe('an invoice', () => {
  it('goes from the application over the audit and a service that refused it first to a red-letter invoice for what was refunded', async () => {
    await service.plugIn();
    const placed = await received('开票的', 11_300);
    const page = await desk.sit('/financial/invoicing');
    await button(page, '新增申请').click();
    await button(dialog(page), '提交').click();
    await dialog(page).getByText('请选择需要开票的订单').waitFor();
    await dialog(page).getByLabel('关联订单').fill(placed.orderNo);
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('发票抬头').fill(company);
    await dialog(page).getByLabel('税号').fill('91350100m000100y43');
    await dialog(page).getByLabel('接收邮箱').fill('wang@shop.cn');
    await expect.poll(() => dialog(page).locator('.ant-form-item-explain-error').count()).toBe(0);
    await button(dialog(page), '提交').click();

    await button(row(page, company), '审核通过').click();
    await button(dialog(page), '审核通过').click();
    service.manner.refuses = '购买方税号不存在';
    for (const outcome of ['开票服务没有开出：购买方税号不存在', '已开票']) {
      await button(row(page, company), '开具发票').click();
      await dialog(page).getByLabel('商品编码').fill('1060512990000000000');
      await button(dialog(page), '提交开票').click();
      await row(page, company).getByText('开票中').waitFor();
      await shop.runDue();
      await row(page, company).getByText(outcome).waitFor();
      service.manner.refuses = undefined;
    }

    await refund(placed, 2260);
    await page.goto(new URL('/financial/invoiceManage', page.url()).href);
    await row(page, company).getByText('¥22.60').waitFor();
    await button(row(page, company), '红冲').click();
    await dialog(page).getByText('手工登记').click();
    await dialog(page).getByLabel('发票号码').fill('26420000000000000002');
    await dialog(page).locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => dialog(page).getByLabel('版式文件').inputValue()).toMatch(/^\/files\/invoice\//);
    await button(dialog(page), '红冲').click();
    await page.getByText('部分红冲').first().waitFor();
    await page.getByText('−¥22.60').first().waitFor();
  });
});
