import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { creditIn } from '../server/test/credit.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const credit = creditIn(shop);
const PHONE = { width: 390, height: 844 };

const at = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const ordersOf = ({ orderNo }: { orderNo: string }) => `/order/index?keywords=${orderNo}`;

describe('a customer who pays later', () => {
  it('buys on credit up to the limit, pays off, and reads it on the statement', async () => {
    const customer = await credit.open(3000);
    const { company } = await credit.accountOf(customer.id);
    const [first, second] = [await credit.placed(customer, 2000), await credit.placed(customer, 1001)];

    const page = await desk.sit(ordersOf(first));
    await choose(page, row(page, first.orderNo), '赊账');
    await dialog(page).getByText('赊账后订单算已付款').waitFor();
    await button(dialog(page), '赊账 ¥20.00').click();
    await expect.poll(() => credit.info(first)).toMatchObject({ paid: true, payType: 'credit' });

    await at(page, ordersOf(second));
    await choose(page, row(page, second.orderNo), '赊账');
    await dialog(page).getByText('剩余额度 ¥10.00，不够赊这张订单').waitFor();
    expect(await button(dialog(page), '赊账 ¥10.01').isDisabled()).toBe(true);
    await button(dialog(page), '取消').click();
    expect(await credit.info(second)).toMatchObject({ paid: false });

    const till = await desk.sit('/cashier/credit');
    await button(row(till, company), '还款').click();
    await dialog(till).getByText('转账', { exact: true }).click();
    await button(dialog(till), '登记还款 ¥20.00').click();
    await till.getByText('已登记，核对到账后请在收款里确认').waitFor();
    expect(await credit.accountOf(customer.id)).toMatchObject({ owed: 2000 });
    await at(till, '/cashier/receive?bizType=4');
    await button(row(till, company), '确认').click();
    await button(dialog(till), '确认收款 ¥20.00').click();
    await expect.poll(() => credit.accountOf(customer.id)).toMatchObject({ owed: 0, free: 3000 });

    await at(till, '/cashier/credit');
    await button(row(till, company), '对账单').click();
    const paper = dialog(till);
    await paper.getByText('期末欠款').waitFor();
    for (const amount of ['¥20.00', '−¥20.00', '¥0.00']) await paper.getByText(amount, { exact: true }).first().waitFor();
    expect(await paper.getByRole('row').count()).toBe(3);
  });

  it('is seen and paid off on a phone', async () => {
    const customer = await credit.open(5000);
    const { company } = await credit.accountOf(customer.id);
    await credit.owing(customer, 1500);
    const page = await desk.sit('/cashier/credit', {}, PHONE);
    await row(page, company).getByText(company).first().click();
    const drawer = page.locator('.ant-drawer:visible');
    await drawer.getByText('¥15.00').first().waitFor();
    await button(drawer, '还款').click();
    await dialog(page).getByText('转账', { exact: true }).click();
    await button(dialog(page), '登记还款 ¥15.00').click();
    await page.getByText('已登记，核对到账后请在收款里确认').waitFor();
  });
});
