import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import type { Page } from '#contract/wire.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const boss = shop.admin();
const ROWS = 3000;
const all = sql`generate_series(1, ${ROWS}::int) n`;
/** Two rows share a moment, and the later half came first. */
const at = sql`timestamptz '2026-03-01' - n / 2 * interval '10 minutes'`;

// Lines of a bank with a receipt each, demands with up to two quotes, and shops that sell nothing yet.
beforeAll(() =>
  shop.app.write({ name: 'test.lists', actor: systemActor('test') }, async ({ tx }) => {
    await tx.execute(sql`
      insert into shop (name, logo, platform, source_url, contact, phone, commission_rate, intro, sort, status, is_del)
      select '店铺 ' || n, 'crmebimage/logo.png', '', '', '', '', 0, '', n % 7, true, false from ${all}`);
    await tx.execute(sql`
      insert into cash_receipt (receipt_no, mer_id, biz_type, biz_no, payer, method, amount, trade_no, remark, vouchers, received_at, cashier_id, cashier,
        status, confirm_time)
      select 'SK' || n, 0, 9, '', '甲', 'cash', 100, '', '', '[]', ${at}, 1, '站长', 1, now() from ${all}`);
    await tx.execute(sql`insert into bank_account (name, bank, number, columns) values ('账户', 'ccb', '62220001', '{}')`);
    await tx.execute(sql`
      insert into bank_statement (account_id, file_name, format, upload_id, read_time, first_at, last_at, added, reader_id, reader)
      select max(id), '流水.csv', 'csv', 1, now(), now(), now(), ${ROWS}, 1, '站长' from bank_account`);
    await tx.execute(sql`
      insert into bank_match (id, line_id, way, matcher, create_time) overriding system value select n, n, 'number', '系统', now() from ${all}`);
    await tx.execute(
      sql`insert into bank_match_document (match_id, receipt_id) select n, r.id from ${all} join cash_receipt r on r.receipt_no = 'SK' || n`,
    );
    await tx.execute(sql`
      insert into bank_line (account_id, statement_id, row, line_key, booked_at, direction, amount, name, account, serial, summary, remark, status, match_id)
      select s.account_id, s.id, n, 'k' || n, ${at}, 1, 100, '甲', '', 'S' || n, '', '', 1, n from bank_statement s, ${all}`);
    await tx.execute(sql`
      insert into demand (demand_no, title, unit_name, contact, phone, items, budget, expect_date, attachments, remark, status, creator_id, create_name)
      select 'XQ' || n, '采购劳保用品', '武昌车务段', '王芳', '', '[]', 100, '', '[]', '', 2, 1, '站长' from ${all}`);
    await tx.execute(sql`
      insert into demand_quote (demand_id, shop_id, items, freight, amount, note, valid_until, status, creator_id)
      select d.id, turn, '[]', 0, 100, '', '', 0, 1 from demand d cross join generate_series(1, 2) turn where d.id % 3 >= turn`);
  }),
);
beforeAll(() => vacuum(shop, 'shop', 'cash_receipt', 'bank_line', 'bank_match', 'bank_match_document', 'demand', 'demand_quote'));

type Listed = { id: number };
const lists: [
  list: string,
  call: Call<{ page: number; limit: number }, Page<Listed>>,
  table: string,
  order: string,
  belongs: (row: never) => unknown,
][] = [
  [
    'lines of a bank',
    bankLineCalls.list,
    'bank_line',
    'booked_at desc, id desc',
    (row: { serial: string; documents: string[] }) => [row.documents, [row.serial.replace('S', 'SK')]],
  ],
  [
    'receipts',
    cashReceiptCalls.list,
    'cash_receipt',
    'received_at desc, id desc',
    (row: { merName: string }) => [row.merName, ''],
  ],
  ['demands', demandCalls.list, 'demand', 'id desc', (row: { id: number; quoteCount: number }) => [row.quoteCount, row.id % 3]],
  ['shops', shopCalls.list, 'shop', 'sort desc, id desc', (row: { productCount: number }) => [row.productCount, 0]],
];

describe.each(lists)('page 500 of %s', (_, call, table, order, belongs) => {
  const deep = () => boss.run(call, { page: 500, limit: 5 });

  it('has the rows of the whole list in its order, with what belongs to them', async () => {
    const { rows } = await shop.db.execute<Listed>(sql`select id from ${sql.identifier(table)} order by ${sql.raw(order)}`);
    const whole = await boss.run(call, { page: 1, limit: rows.length });
    expect(whole.list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));

    const { list, total } = await deep();
    expect(list).toEqual(whole.list.slice(2495, 2500));
    expect(total).toBe(rows.length);
    for (const row of list) {
      const [shown, there] = belongs(row as never) as [unknown, unknown];
      expect(shown).toEqual(there);
    }
  });

  it('takes as many statements as page 1, and reads what belongs to its own rows alone', async () => {
    expect(await shop.countQueries(deep)).toBe(await shop.countQueries(() => boss.run(call, { page: 1, limit: 5 })));
    const pages = await pagesOf(shop, table, deep);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(200);
  });
});
