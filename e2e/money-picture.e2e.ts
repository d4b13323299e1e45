import { describe, expect, it } from 'vitest';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { operatorShareCalls, operatorShareStates } from '#contract/settlement/operator-shares.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { settlementsIn } from '../server/test/settlements.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { staff, seller, sold, received, generate, bills } = settlementsIn(shop);
const page50 = { page: 1, limit: 50 };

describe('the money of the shop', () => {
  it('is seen whole, and leads from a figure to its rows', async () => {
    await sold([null, 12_000]);
    const form = { bizType: cashReceiptKinds.deposit, bizNo: '', payer: '宜昌客运段', method: 'transfer', amount: 5000 } as const;
    await staff.run(cashReceiptCalls.save, { ...form, receivedAt: null });
    const { list } = await staff.run(cashReceiptCalls.list, page50);
    await staff.run(cashReceiptCalls.confirm, { id: list[0]?.id ?? 0 });

    const page = await desk.sit('/financial/reconciliation?tab=picture&dateLimit=today');
    await page.getByText('没有差异：各项收支、余额和账单都对得上').waitFor();
    await page.getByRole('row', { name: '营业额 ¥120.00' }).waitFor();
    await page.getByRole('row', { name: '收款合计 ¥170.00' }).waitFor();
    await page.getByRole('link', { name: '需求定金' }).click();
    await row(page, '宜昌客运段').getByText('¥50.00').waitFor();
  });

  it('is seen shop by shop, and an operator is paid its share of the commission', async () => {
    const shopId = await seller('云上茶行', 1000);
    await staff.run(operatorCalls.save, { name: '楚天代运营', shareRate: 3000 });
    const [operator] = (await staff.run(operatorCalls.list, page50)).list;
    const account = { bankName: '工行站前支行', bankAccountName: '楚天代运营', bankAccount: '6222020200112233' };
    await staff.run(operatorAccountCalls.save, { id: operator?.id ?? 0, ...account });
    await staff.run(operatorCalls.bindShops, { id: operator?.id ?? 0, shopIds: [shopId] });
    await received([shopId, 10_000]);
    shop.clock.pass('9 days');
    await generate(shopId);
    for (const { id } of await bills(shopId)) await staff.run(settlementCalls.confirm, { id });

    const page = await desk.sit('/settlement/money?dateLimit=lately30');
    await row(page, '云上茶行').getByText('¥90.00').first().waitFor();
    await page.goto(new URL('/settlement/share', page.url()).href);
    await button(page, '生成分成单').first().click();
    await page.getByText('为 楚天代运营 生成分成单，共 ¥3.00？').waitFor();
    await button(dialog(page), '生成分成单').click();
    await button(row(page, '楚天代运营'), '申请付款').click();
    await dialog(page).getByText('付到运营商的收款账户').waitFor();
    await button(dialog(page), '申请付款').click();
    await expect
      .poll(async () => (await staff.run(operatorShareCalls.listShares, page50)).list)
      .toMatchObject([{ status: operatorShareStates.open, paymentNo: expect.stringMatching(/^FK/) }]);
  });
});
