import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { startOfDay } from '#contract/moment.ts';
import { campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { openBargainCalls } from '#contract/storefront/bargains.ts';
import { openFlashSaleCalls } from '#contract/storefront/activities.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bargainsIn } from '../bargains.ts';
import { marketingIn } from '../marketing.ts';
import { ordersIn } from '../orders.ts';
import { pagesOf, rowsReadOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { storefront } = ordersIn(shop);
const { sale, slot } = marketingIn(shop);
const { bargain } = bargainsIn(shop);
const page = { page: 1, limit: 20 };
const [EACH, MANY] = [80, 3000];
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];
let night = 0;

const act = { name: 'test.activities', actor: systemActor('test') };

/** More of the same activity, under titles of their own. */
const repeat = (id: number, times: number) =>
  shop.app.write(act, async ({ tx }) => {
    await tx.execute(sql`
      insert into activity (kind, product_id, image, images, title, info, store_name, unit_name, content, start_time, stop_time, num, time_id,
        people_num, bargain_num, temp_id, spec_type, sort, status)
      select kind, product_id, image, images, title || n, info, store_name, unit_name, content, start_time, stop_time, num, time_id,
        people_num, bargain_num, temp_id, spec_type, sort, status from activity, generate_series(1, ${times}::int) n where id = ${id}`);
    await tx.execute(sql`
      insert into activity_sku (activity_id, sku_id, price, min_price, quota_show, quota)
      select a.id, s.sku_id, s.price, s.min_price, s.quota_show, s.quota from activity a, activity_sku s
      where s.activity_id = ${id} and a.id > ${id} and a.product_id = (select product_id from activity where id = ${id})`);
  });

// Eight slots of flash sales, of which half are over; bargains that all run.
beforeAll(async () => {
  const stopTime = startOfDay(shop.clock.now(), 1);
  for (const hour of HOURS) {
    night = await slot(hour, hour + 3);
    await repeat((await sale({ timeId: night, stopTime })).id, EACH);
  }
  await repeat((await bargain({ title: '砍到底价' })).id, MANY);
  await shop.app.write(act, ({ tx }) =>
    tx.execute(
      sql`update activity set start_time = start_time - interval '9 days', stop_time = start_time where kind = 1 and id % 2 = 0`,
    ),
  );
  await vacuum(shop, 'activity', 'activity_sku', 'sku', 'product');
});

describe('thousands of activities on offer', () => {
  it('are not all read for the first of each slot', async () => {
    const slots = () => storefront.run(openFlashSaleCalls.slots, {});
    const { list } = await slots();
    expect(new Set(list.map(({ items, hasMore }) => `${items.length} ${hasMore}`))).toEqual(new Set(['10 true']));
    // Slots that are over today are not shown; how many are left depends on the hour.
    expect(await pagesOf(shop, 'activity', slots)).toBeLessThan(300 * (list.length + 1));
  });

  it('are not read for the days on which a slot is empty', async () => {
    const clashes = () => shop.admin().run(clashCalls.list, { ...page, kind: clashKinds.emptySlot });
    expect((await clashes()).list.map(({ days }) => days.length)).toEqual(HOURS.map(() => expect.toBeOneOf([5, 6])));
    expect(await rowsReadOf(shop, 'activity', clashes)).toBeLessThan(1500);
  });

  it('are read once for a page of a slot and its total, and shown from memory', async () => {
    const items = () => storefront.run(openFlashSaleCalls.items, { ...page, slotId: night });
    expect(await items()).toMatchObject({ total: EACH / 2, list: { length: 20 } });
    expect(await pagesOf(shop, 'activity', items)).toBeLessThan(600);
    expect(await shop.countQueries(items)).toBe(3);
  });

  it('are looked up for the page alone where their results are by a figure of the month', async () => {
    const asked = { ...page, kind: campaignKinds.bargain, order: '-people', dateLimit: 'month' } as const;
    const results = () => shop.admin().run(campaignResultCalls.list, asked);
    expect((await results()).list).toHaveLength(page.limit);
    expect(await rowsReadOf(shop, 'activity', results)).toBeLessThan(100);
  });

  it('are counted once by whoever turns the pages of a thousand', async () => {
    const offered = (number: number) => storefront.run(openBargainCalls.offered, { ...page, page: number });
    expect(await offered(1)).toMatchObject({ total: MANY + 1, list: { length: 20 } });
    expect((await offered(151)).list).toHaveLength(1);
    expect((await shop.statementsOf(() => offered(3))).filter(({ text }) => text.startsWith('select count'))).toEqual([]);
  });
});
