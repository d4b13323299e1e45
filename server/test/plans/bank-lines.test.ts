import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bankIn } from '../bank.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const boss = shop.admin();
const bank = bankIn(shop);
const OTHERS = 20_000;

let accountId = 0;
// Receipts and payments of other moments, most of which have no number; a tenth of them are of one amount.
beforeAll(async () => {
  const amount = sql`case when n % 10 = 0 then 100 else 100000 + n end`;
  await shop.app.write({ name: 'test.documents', actor: systemActor('test') }, async ({ tx }) => {
    await tx.execute(sql`
      insert into cash_receipt (receipt_no, mer_id, biz_type, biz_no, payer, method, amount, trade_no, remark, vouchers, received_at, cashier_id, cashier,
        status, confirm_time)
      select 'SK' || n, 0, 9, '', '甲', 'cash', ${amount}, '', '', '[]', timestamptz '2026-01-01' + n * interval '10 minutes', 1, '站长', 1, now()
      from generate_series(1, ${OTHERS}) n`);
    await tx.execute(sql`
      insert into cash_payment (payment_no, biz_type, biz_no, mer_id, payee, bank, account, amount, reason, status, applicant_id, applicant, auditor_id,
        audit_time, paid_at, vouchers)
      select 'FK' || n, 9, '', 0, '甲', '', '', ${amount}, '', 2, 1, '站长', 2, now(), timestamptz '2026-01-01' + n * interval '10 minutes', '[]'
      from generate_series(1, ${OTHERS}) n`);
  });
  await vacuum(shop, 'cash_receipt', 'cash_payment');
  accountId = (await bank.account()).id;
  const day = '2026-11-10 10:00:00';
  await bank.read(accountId, `${day},1.00,,,乙,LINE-0001,货款SK00000001`, `${day},,1.00,,乙,LINE-0002,货款FK00000001`);
});

describe('a line of a bank among twenty thousand receipts and payments', () => {
  it('finds what it is matched to by indexes', async () => {
    const look = () => boss.run(bankLineCalls.again, { accountId });
    await look();
    const pages = await pagesOf(shop, /from cash_receipt/, look);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(100);
  });

  it.each([
    ['receipt', 1, /from line l, cash_receipt/],
    ['payment', 2, /from line l, cash_payment/],
  ])('finds the %s that it may be by indexes', async (_, direction, reading) => {
    const [line] = (await boss.run(bankLineCalls.list, { accountId, direction, page: 1, limit: 5 })).list;
    const look = () => boss.run(bankLineCalls.info, { id: line?.id ?? 0 });
    await look();
    const pages = await pagesOf(shop, reading, look);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(400);
  });
});

it('a receipt among twenty thousand is found by a part of its number, or by an order, by indexes', async () => {
  const look = () => boss.run(cashReceiptCalls.list, { keywords: 'K19999', page: 1, limit: 20 });
  expect((await look()).list).toMatchObject([{ receiptNo: 'SK19999' }]);
  const pages = await pagesOf(shop, /from "cash_receipt"/, look);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(100);
});
