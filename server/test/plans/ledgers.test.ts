import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { commissionLedgerCalls, commissionMovements } from '#contract/finance/commission-ledger.ts';
import { accountsIn } from '../accounts.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);
const PEOPLE = 6000;

// Each promoter was refused a withdrawal once, those who came last first.
beforeAll(async () => {
  await written(async ({ tx }) => {
    await tx.execute(
      sql`insert into customer (account, nickname) select 'p' || n, '推广员' || n from generate_series(1, ${PEOPLE}) n`,
    );
    await tx.execute(sql`
      insert into commission_record (uid, link_id, kind, price, balance, mark, status, brokerage_level, frozen_time, actor_name, create_time, update_time)
      select id, 'w' || id, 'refused', 100, 100, '', 3, 0, 0, '', now() - id * interval '1 minute', now() - id * interval '1 minute' from customer`);
  });
  await vacuum(shop, 'customer', 'commission_record');
});

describe('the ledger of six thousand movements of commission', () => {
  it.each([
    ['a digit that half of the names contain', '7', 1000],
    ['two digits that few names contain', '77', 600],
    ['the number of one promoter', String(PEOPLE - 1), 60],
    ['a name that nobody has', '欧阳', 40],
  ])('asked for %s reads few rows', async (_, keywords, most) => {
    const read = () => shop.admin().run(commissionLedgerCalls.list, { page: 1, limit: 20, keywords });
    expect(await pagesOf(shop, 'commission_record', read)).toBeLessThan(most);
    const sum = () => shop.admin().run(commissionLedgerCalls.sums, { keywords });
    expect(await pagesOf(shop, 'commission_record', sum)).toBeLessThan(most);
  });

  it.each([
    ['of all', {}],
    ['of a kind', { type: commissionMovements.refused }],
    ['of a period', { dateLimit: '2020-01-01,2040-01-01' }],
  ])('summed up %s reads none of them', async (_, filter) => {
    const sum = () => shop.admin().run(commissionLedgerCalls.sums, filter);
    expect(await sum()).toEqual({ income: PEOPLE * 100, outlay: 0, net: PEOPLE * 100 });
    expect(await pagesOf(shop, 'commission_record', sum)).toBe(0);
  });

  it('has sums of what a word finds, as long as these are not too many', async () => {
    const sums = (keywords: string) => shop.admin().run(commissionLedgerCalls.sums, { keywords });
    expect(await sums('推广员77')).toEqual({ income: 1100, outlay: 0, net: 1100 });
    expect(await sums('7')).toBeNull();
  });
});
