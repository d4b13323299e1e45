import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { heldCouponCalls, heldStates } from '#contract/coupons/held-coupons.ts';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { accountsIn } from '../accounts.ts';
import { pagesOf, rowsReadOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);
const admin = shop.admin();
const PEOPLE = 30_000;
let segmentId = 0;

// Thirty thousand customers, of whom thirty wear one tag, thirty are in one group, and thirty come from one city; all hold one coupon.
beforeAll(async () => {
  await written(async ({ tx }) => {
    await tx.execute(sql`insert into customer_tag (id, name) overriding system value values (900, '少有')`);
    await tx.execute(sql`insert into customer_group (id, group_name) overriding system value values (900, '少有')`);
    await tx.execute(sql`
      insert into customer (account, nickname, group_id, province, city)
      select 'p' || n, '用户' || n, case when n % 1000 = 1 then 900 end, '浙江', case when n % 1000 = 2 then '舟山' else '杭州' end
      from generate_series(1, ${PEOPLE}::int) n`);
    await tx.execute(sql`
      insert into customer_tag_link (uid, tag_id) select id, 900 from customer where account like 'p%' and substr(account, 2)::int % 1000 = 3`);
    await tx.execute(sql`
      insert into coupon (name, money, min_price, is_limited, total, last_total, use_type, receive_start_time, is_fixed_time, day, type, sort, status)
      values ('人人有', 500, 1000, false, 0, 0, 1, now(), false, 30, 1, 0, true)`);
    await tx.execute(sql`
      insert into coupon_user (coupon_id, uid, name, money, min_price, type, status, start_time, end_time, use_type, primary_key)
      select k.id, c.id, k.name, 500, 1000, case when c.id % 3 = 0 then 'receive' else 'send' end, (c.id % 1000 = 5)::int, now(),
        now() + interval '9 days', 1, ''
      from coupon k, customer c where c.account like 'p%' order by c.id`);
  });
  await admin.run(segmentCalls.save, { name: '舟山', filter: { country: 'CN', city: '舟山' } });
  segmentId = (await admin.run(segmentCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
  await vacuum(shop, 'customer', 'customer_tag_link', 'coupon_user');
});

describe('an audience of few', () => {
  const audience = (): Audience => ({ tagIds: [900], levelIds: [], groupIds: [900], segmentIds: [] });
  const seen = (of = audience()) => admin.run(couponSendingCalls.preview, { audience: of, couponId: 1 });

  it('is counted without the others being read', async () => {
    expect(await seen()).toMatchObject({ people: 60, given: 0 });
    expect(await rowsReadOf(shop, 'customer', seen)).toBeLessThan(1000);
  });

  it('is that of each of its parts, a segment among them', async () => {
    const withSegment = { ...audience(), segmentIds: [segmentId] };
    const { people } = await seen(withSegment);
    expect(people).toBeGreaterThan(59);
  });
});

describe('a coupon that thirty thousand hold', () => {
  const info = () => admin.run(couponResultCalls.info, { id: 1 });
  const used = () => admin.run(heldCouponCalls.list, { page: 1, limit: 20, couponId: 1, status: heldStates.used });

  it('is counted from its indexes alone', async () => {
    expect(await info()).toMatchObject({ held: PEOPLE, used: 30 });
    expect(await pagesOf(shop, 'coupon_user', info)).toBeLessThan(300);
  });

  it('has those who used it found along an index', async () => {
    expect((await used()).total).toBe(30);
    expect(await rowsReadOf(shop, 'coupon_user', used)).toBeLessThan(500);
  });
});
