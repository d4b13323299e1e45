import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { accountsIn } from '../accounts.ts';
import { pagesOf, rowsReadOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);
const admin = shop.admin();
const page = { page: 1, limit: 20 };
const [PEOPLE, COUPONS, OLD, NEW] = [1000, 2000, 40, 30];

// Forty coupons of a name that no other has, the first of all that are held; thirty that everybody got this month; others that nobody has.
beforeAll(async () => {
  await written(async ({ tx }) => {
    await tx.execute(
      sql`insert into customer (account, nickname) select 'p' || n, '用户' || n from generate_series(1, ${PEOPLE}::int) n`,
    );
    await tx.execute(sql`
      insert into coupon (name, money, min_price, is_limited, total, last_total, use_type, receive_start_time, is_fixed_time, day, type, sort, status)
      select case when n <= ${OLD}::int then '开业青花券' || n else '满减券 ' || n end, 500, 1000, false, 0, 0, 1, now(), false, 30, 1, 0, true
      from generate_series(1, ${COUPONS}::int) n`);
    await tx.execute(sql`
      insert into coupon_user (coupon_id, uid, name, money, min_price, type, start_time, end_time, use_type, primary_key, create_time)
      select k.id, c.id, k.name, 500, 1000, 'send', now(), now() + interval '9 days', 1, '', ${shop.clock.now().toISOString()}
      from (select * from coupon order by id limit ${OLD + NEW}) k join customer c on c.account like 'p%'
        and (k.name like '满减%' or c.account in ('p1', 'p2', 'p3'))
      order by k.id, c.id`);
  });
  await vacuum(shop, 'coupon', 'coupon_user', 'customer');
});

describe('thirty thousand held coupons', () => {
  const held = (name: string) => admin.run(heldCouponCalls.list, { ...page, name });

  it('are not read along for a name that few have, nor for one of nobody', async () => {
    const { total, list } = await held('青花');
    expect([total, list.map(({ name }) => name)]).toEqual([
      3 * OLD,
      Array.from({ length: page.limit }, (_, nth) => `开业青花券${OLD - Math.floor(nth / 3)}`),
    ]);
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((one, other) => other - one));
    expect(await pagesOf(shop, 'coupon_user', () => held('青花'))).toBeLessThan(250);
    expect(await pagesOf(shop, 'coupon', () => held('青花券7'))).toBeLessThan(16);
    expect((await held('没有')).total).toBe(0);
  });

  it('are paged the same, wherever the page lies', async () => {
    const at = async (number: number) =>
      (await admin.run(heldCouponCalls.list, { page: number, limit: 4, name: '青花' })).list.map(({ id }) => id);
    const pages = [await at(1), await at(2), await at(3), await at(4), await at(5)];
    expect(pages.flat()).toEqual((await held('青花')).list.map(({ id }) => id));
    expect((await held('满减')).total).toBe(10_000);
  });

  it('are not all read for what one coupon brought in a month', async () => {
    const asked = { kind: campaignKinds.coupon, keywords: '青花券7', dateLimit: 'month', ...page } as const;
    const results = () => admin.run(campaignResultCalls.list, asked);
    expect((await results()).list.map(({ people }) => people)).toEqual([3]);
    expect(await pagesOf(shop, 'coupon_user', results)).toBeLessThan(16);
  });

  it.each([
    ['people', undefined, 'month'],
    ['pieces', undefined, 'month'],
    ['shown', undefined, undefined],
    ['people', '满减', 'month'],
  ] as const)(
    'are looked up for the page alone where results are by %s, of the name %s, within %s',
    async (by, keywords, dateLimit) => {
      const asked = { kind: campaignKinds.coupon, order: `-${by}`, keywords, dateLimit, ...page } as const;
      const results = () => admin.run(campaignResultCalls.list, asked);
      const { total, list } = await results();
      expect([total > 1000, list.length]).toEqual([true, page.limit]);
      expect(await rowsReadOf(shop, 'coupon', results)).toBeLessThan(100);
    },
  );
});

it('coupons are found by a part of their name without the others being read', async () => {
  const found = () => admin.run(couponCalls.list, { ...page, name: '青花券7' });
  expect((await found()).total).toBe(1);
  expect(await pagesOf(shop, 'coupon', found)).toBeLessThan(16);
});
