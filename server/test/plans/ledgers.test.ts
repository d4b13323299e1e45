import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { LedgerSums } from '#contract/customers/ledgers.ts';
import { pointsCalls } from '#contract/customers/points.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { commissionLedgerCalls, commissionMovements } from '#contract/finance/commission-ledger.ts';
import { accountsIn } from '../accounts.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);
const PEOPLE = 6000;

// Each promoter was refused a withdrawal once, was given a balance and points once, those who came last first.
beforeAll(async () => {
  await written(async ({ tx }) => {
    await tx.execute(
      sql`insert into customer (account, nickname) select 'p' || n, '分销员' || n from generate_series(1, ${PEOPLE}) n`,
    );
    await tx.execute(sql`
      insert into commission_record (uid, link_id, kind, price, balance, mark, status, brokerage_level, frozen_time, actor_name, create_time, update_time)
      select id, 'w' || id, 'refused', 100, 100, '', 3, 0, 0, '', now() - id * interval '1 minute', now() - id * interval '1 minute' from customer`);
    await tx.execute(sql`
      insert into user_bill (uid, type, amount, balance, link_id, mark, actor_name, create_time)
      select id, 'system_add', 100, 100, '0', '', '', now() - id * interval '1 minute' from customer`);
    await tx.execute(sql`
      insert into integral_record (uid, kind, integral, balance, link_id, mark, status, frozen_time, create_time, update_time)
      select id, 'system', 100, 100, '0', '', 3, 0, now() - id * interval '1 minute', now() - id * interval '1 minute' from customer`);
  });
  await vacuum(shop, 'customer', 'commission_record', 'user_bill', 'integral_record', 'tally');
});

const words: [what: string, keywords: string, most: number][] = [
  ['a digit that half of the names contain', '7', 1000],
  ['two digits that few names contain', '77', 600],
  ['the number of one promoter', String(PEOPLE - 1), 60],
  ['a name that nobody has', '欧阳', 40],
];

describe('the ledger of six thousand movements of commission', () => {
  it.each(words)('asked for %s reads few rows', async (_, keywords, most) => {
    const read = () => shop.admin().run(commissionLedgerCalls.list, { page: 1, limit: 20, keywords });
    expect(await pagesOf(shop, 'commission_record', read)).toBeLessThan(most);
  });
});

describe.each<[ledger: string, table: string, sums: Call<object, LedgerSums>, kind: object]>([
  ['commission', 'commission_record', commissionLedgerCalls.sums, { type: commissionMovements.refused }],
  ['balances', 'user_bill', balanceLedgerCalls.sums, { title: 'admin' }],
  ['points', 'integral_record', pointsCalls.sums, {}],
])('six thousand movements of %s', (_, table, call, kind) => {
  const summed = (filter: object) => () => shop.admin().run(call, filter);

  it.each(words)('summed up for %s read few rows', async (__, keywords, most) => {
    expect(await pagesOf(shop, table, summed({ keywords }))).toBeLessThan(most);
  });

  it.each([
    ['as a whole', {}],
    ['by kind', kind],
    ['by period', { dateLimit: '2020-01-01,2040-01-01' }],
  ])('summed up %s read none of their rows, and few sums', async (__, filter) => {
    expect(await summed(filter)()).toEqual({ income: PEOPLE * 100, outlay: 0, net: PEOPLE * 100 });
    expect(await pagesOf(shop, table, summed(filter))).toBe(0);
    expect(await pagesOf(shop, 'tally', summed(filter))).toBeLessThan(20);
  });

  it('have sums of what a word finds, as long as these are not too many', async () => {
    expect(await summed({ keywords: '分销员77' })()).toEqual({ income: 1100, outlay: 0, net: 1100 });
    expect(await summed({ keywords: '7' })()).toBeNull();
  });
});
