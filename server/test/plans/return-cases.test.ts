import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { casesIn } from '../return-cases.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { sku, order, staff, storefront } = casesIn(shop);
const CASES = 4000;
let orderNo = '';

// Cases of one order, one in an hour; every fourth is an exchange, every fourth of the returns was refused.
beforeAll(async () => {
  const placed = await order({ of: await sku(), paid: true });
  ({ orderNo } = placed);
  await shop.app.write({ name: 'test.cases', actor: systemActor('test') }, ({ tx }) =>
    tx.execute(sql`
      insert into return_case (case_no, order_id, order_no, real_name, user_phone, kind, state, reason, explain, pictures, opener, opener_kind,
        return_to, end_reason, end_time, request_key, create_time)
      select 'T' || 20260000 + n, o.id, o.order_no, o.real_name, o.user_phone, case when n % 4 = 0 then 'exchange' else 'return' end,
        case when n % 4 = 1 then 'refused' else 'closed' end, '不想要了', '', '[]', '用户', 'storefront', '', case when n % 4 = 1 then '已使用' end,
        now(), 'case' || n, ${shop.clock.now().toISOString()}::timestamptz - make_interval(hours => ${CASES} - n)
      from generate_series(1, ${CASES}) n, "order" o where o.order_no = ${orderNo}`),
  );
  await vacuum(shop, 'return_case', '"order"');
});

const day = (ago: number) => new Date(shop.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
const pages = (filter: () => Partial<Input<typeof returnCaseCalls.list>>) =>
  pagesOf(shop, 'return_case', () => staff.run(returnCaseCalls.list, { page: 1, limit: 1, ...filter() }));

describe('the list of four thousand return cases', () => {
  it.each([
    ['refused exchanges, of which there are none', () => ({ kind: 'exchange', state: 'refused' }) as const],
    ['exchanges alone', () => ({ kind: 'exchange' }) as const],
    ['two months that are long over', () => ({ dateLimit: `${day(160)},${day(100)}` })],
    ['those refused in them', () => ({ dateLimit: `${day(160)},${day(100)}`, state: 'refused' }) as const],
  ])('asked for %s reads the index alone', async (_, filter) => {
    expect(await pages(filter)).toBeLessThan(45);
  });

  it('asked for a whole number, or a part of one, reads the case that bears it', async () => {
    const found = async (keywords: string) =>
      (await staff.run(returnCaseCalls.list, { page: 1, limit: 20, keywords })).list.map(({ caseNo }) => caseNo);
    expect([await found('T20262731'), await found('62731'), await found('T2026273100')]).toEqual([
      ['T20262731'],
      ['T20262731'],
      [],
    ]);
    expect(await pages(() => ({ keywords: 'T20263999' }))).toBeLessThan(40);
  });

  it('asked for by a storefront reads those of its order by the number of the order, and counts no further than needed', async () => {
    const own = () => storefront.run(openReturnCaseCalls.list, { page: 1, limit: 1, orderNo });
    expect(await own()).toMatchObject({ total: CASES, list: [{ caseNo: `T${20_260_000 + CASES}` }] });
    expect(await pagesOf(shop, 'return_case', own)).toBeLessThan(30);
  });
});
