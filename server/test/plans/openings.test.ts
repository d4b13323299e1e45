import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openingCalls } from '#contract/move-in/openings.ts';
import { fallAsleep } from '#server/platform/jobs/sleep.ts';
import { accountsIn } from '../accounts.ts';
import { rowsReadOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { uidOf, written } = accountsIn(shop);
const info = () => shop.admin().run(openingCalls.info, {});

const ORDERS = 12_000;
const MOVEMENTS = 9000;
/** Records that a timer is said to act on, at most. */
const SAID = 1000;

// Every fourth order waits for its money, long since; the others are on their way or were received today. Three movements are due.
beforeAll(async () => {
  const uid = await uidOf('buyer');
  const now = sql`${shop.clock.now().toISOString()}::timestamptz`;
  await written(async ({ tx }) => {
    await tx.execute(sql`
      insert into "order" (order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price, pay_price, pay_postage,
        pay_type, pay_time, state, goods, create_time, shipped_time, received_time)
      select 'order' || n, '用户' || n, '138' || n, '文三路', 1, 1000, 0, 1000, 1000, 0, 'weixin', case when n % 4 > 0 then at end,
        (array['unpaid', 'sent', 'toReview', 'done'])[n % 4 + 1], '搪瓷壶', at, case when n % 4 > 0 then ${now} end, case when n % 4 > 1 then ${now} end
      from generate_series(1, ${ORDERS}) n, lateral (select ${now} - interval '9 days' - make_interval(secs => n) as at) t`);
    await tx.execute(sql`
      insert into integral_record (uid, kind, integral, balance, link_id, mark, status, frozen_time, thaw_time, create_time, update_time)
      select ${uid}, 'system', 1, 1, '0', '', 2, 7, ${now} + case when n <= 3 then -1 else n end * interval '1 hour', ${now}, ${now}
      from generate_series(1, ${MOVEMENTS}) n`);
    await tx.execute(sql`
      insert into commission_record (uid, link_id, kind, price, balance, mark, status, brokerage_level, frozen_time, thaw_time, actor_name, create_time, update_time)
      select ${uid}, 'o' || n, 'gain', 1, 1, '', 2, 1, 7, ${now} + n * interval '1 hour', '', ${now}, ${now} from generate_series(1, ${MOVEMENTS}) n`);
    await fallAsleep({ tx, now: shop.clock.now() });
  });
  await vacuum(shop, '"order"', 'integral_record', 'commission_record');
});

describe('the day of the switch of a shop of many orders', () => {
  it('says what happens at once, of many no more than that they are many', async () => {
    const { atOnce } = await info();
    expect(atOnce).toContain(`取消超时未支付的订单 至少 ${SAID} 笔，库存和优惠券退回`);
    expect(atOnce).toContain('解冻积分 3 笔');
    expect(atOnce.join()).not.toContain('解冻佣金');
  });

  it.each([
    ['order', 2 * SAID],
    ['integral_record', 10],
    ['commission_record', 10],
  ])('looks at what is due and at nothing else: %s', async (table, most) => {
    expect(await rowsReadOf(shop, table, info)).toBeLessThanOrEqual(most);
  });
});
