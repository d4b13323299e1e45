import { describe, expect, it } from 'vitest';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { closingStates } from '#contract/cashier/day-closing-record.ts';
import { showDay } from '#contract/moment.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const boss = shop.admin({ account: 'boss', realName: '店长' });
const page20 = { page: 1, limit: 20 };
const PHONE = { width: 390, height: 844 };

/** Cash that came in today and is confirmed. */
async function received(amount: number): Promise<void> {
  await boss.run(cashReceiptCalls.save, { bizType: 9, payer: '江岸站', method: 'cash', amount, receivedAt: null });
  const { list } = await boss.run(cashReceiptCalls.list, page20);
  await boss.run(cashReceiptCalls.confirm, { id: Math.max(...list.map(({ id }) => id)) });
}
const last = async () => (await boss.run(closingCalls.list, page20)).list[0];
const today = () => showDay(shop.clock.now());

describe('the cash of a day', () => {
  it('is counted by its faces, with the reason of a difference, and closed by a second person', async () => {
    await received(13_200);
    const day = today();
    const page = await desk.sit('/cashier/closing', { realName: '出纳小孙' });
    await button(page, `日结 ${day}`).click();
    await dialog(page).getByLabel('期初现金').fill('100');
    await dialog(page).getByLabel('100 元张数').fill('2');
    await dialog(page).getByLabel('10 元张数').fill('3');
    await dialog(page).getByText('实点合计 ¥230.00').waitFor();
    await dialog(page).getByText('−¥2.00').waitFor();
    await button(dialog(page), '提交复核').click();
    await dialog(page).getByText('请说明原因').first().waitFor();
    await dialog(page).getByLabel('差额原因').fill('找零多给了 2 元');
    await button(dialog(page), '提交复核').click();
    await row(page, day).getByText('待复核').waitFor();
    expect(await button(row(page, day), '复核').count()).toBe(0);

    const second = await desk.sit('/cashier/closing', { realName: '会计老周' });
    await button(row(second, day), '复核').click();
    await dialog(second).getByText('实点 ¥230.00，差 −¥2.00：找零多给了 2 元').waitFor();
    await button(dialog(second), '复核').click();
    await expect.poll(last).toMatchObject({ status: closingStates.closed, difference: -200, confirmer: '会计老周' });

    await second.goto(new URL('/cashier/receive', second.url()).href);
    await button(second, '新增收款').click();
    await dialog(second).getByText('其他', { exact: true }).click();
    await dialog(second).getByLabel('金额', { exact: true }).fill('5');
    await dialog(second).getByText('现金', { exact: true }).click();
    await dialog(second).getByLabel('付款方').fill('江岸站');
    await button(dialog(second), '登记收款').click();
    await dialog(second).getByText(`今天（${day}）已经日结，请明天再办`).first().waitFor();
  });

  it('is counted on a phone', async () => {
    await shop.pass('1 day');
    await received(5000);
    const page = await desk.sit('/cashier/closing', { realName: '出纳小孙' }, PHONE);
    await button(page, `日结 ${today()}`).click();
    await dialog(page).getByLabel('100 元张数').fill('2');
    await dialog(page).getByLabel('50 元张数').fill('1');
    await dialog(page).getByLabel('10 元张数').fill('3');
    await button(dialog(page), '提交复核').click();
    await expect.poll(last).toMatchObject({ status: closingStates.waiting, difference: 0, counted: 28_000 });
  });
});
