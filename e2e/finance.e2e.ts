import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { moveCommission } from '#server/customers/index.ts';
import { recountSlice } from '#server/finance/reconciliations/recount-slice.ts';
import { accountsIn } from '../server/test/accounts.ts';
import { openShop } from '../server/test/shop.ts';
import { openStorefrontClient } from '../server/test/storefront.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const storefront = openStorefrontClient(shop);
const { standing, uidOf, written } = accountsIn(shop);

/** A promoter who has earned 100 yuan and wants 20 of them. */
async function asks(account: string): Promise<void> {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: 10_000, mark: '返还' }));
  const payout = { account, idempotencyKey: account, extractType: 'weixin', realName: '李四', wechat: 'li4' } as const;
  await storefront.run(openWithdrawalCalls.apply, { ...payout, extractPrice: 2000 });
}

/** Recounts as the timer does, which fails where something differs. */
async function recount(): Promise<void> {
  const [day] = (await shop.admin().run(reconciliationCalls.list, { page: 1, limit: 1 })).list;
  await written((write) => recountSlice(write, { id: day?.id ?? 0 }));
}

describe('finance', () => {
  it('pays one withdrawal, refuses another with a reason, and gives a recharge back', async () => {
    await asks('付款的');
    await asks('被拒的');
    const page = await desk.sit('/financial/finance');
    await button(row(page, '付款的'), '通过').click();
    await dialog(page).getByLabel('付款流水号').fill('BANK-1');
    await dialog(page)
      .getByRole('button', { name: /^通过 ¥/ })
      .click();
    await row(page, '付款的').getByText('已提现').waitFor();

    await button(row(page, '被拒的'), '拒绝').click();
    const reason = dialog(page).getByLabel('拒绝原因');
    await reason.fill('');
    await dialog(page)
      .getByRole('button', { name: /^拒绝，退回 ¥/ })
      .click();
    await dialog(page).getByText('请输入原因').waitFor();
    await reason.fill('收款账号不存在');
    await dialog(page)
      .getByRole('button', { name: /^拒绝，退回 ¥/ })
      .click();
    await row(page, '被拒的').getByText('收款账号不存在').waitFor();
    expect([await standing('付款的'), await standing('被拒的')]).toMatchObject([{ commission: 8000 }, { commission: 10_000 }]);

    const asked = { account: '充值的', idempotencyKey: 'r1', price: 10_000, rechargeType: 'routine' } as const;
    const { orderId } = await storefront.run(openRechargeCalls.create, asked);
    await storefront.run(openRechargeCalls.pay, { orderId, amount: 10_000, tradeNo: 'T1' });
    await page.goto(new URL('/financial/record/charge', page.url()).href);
    await button(row(page, '充值的'), '退款').click();
    await dialog(page).getByLabel('本金+赠送').check();
    await dialog(page).getByRole('spinbutton').fill('100');
    await button(dialog(page), '退款 ¥100.00').click();
    await row(page, '充值的').getByText('退款中').waitFor();
    await shop.runDue();
    await expect.poll(async () => (await standing('充值的')).money).toBe(0);
  });

  it('checks a day, finds the balance that somebody changed beside its ledger, and leads there', async () => {
    const uid = await uidOf('改余额的');
    const page = await desk.sit('/financial/reconciliation');
    await button(page, '核对昨天').first().click();
    await row(page, '逐户核对中').waitFor();
    await recount();
    await row(page, '已对平').waitFor();

    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table customer disable trigger user`);
      await tx.execute(sql`update customer set now_money = 3300 where id = ${uid}`);
      await tx.execute(sql`alter table customer enable trigger user`);
    });
    await button(row(page, '已对平'), '重新核对').click();
    await row(page, '逐户核对中').waitFor();
    await recount();
    await row(page, '1 处差异')
      .getByRole('button', { name: /^\d{4}-/ })
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('row', { name: `用户余额 ${uid} ¥0.00 ¥33.00 ¥33.00` }).waitFor();
    await drawer.getByRole('link', { name: String(uid) }).click();
    await page.getByRole('heading', { name: '资金监控' }).waitFor();
  });
});
