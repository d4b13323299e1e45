import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';

/**
 * Takings, with their freight, and refunds of each shop on each day of a period, as a query of the columns `day`, `shop_id`, `orders`, `paid`, `freight` and
 * `refunded`: of a day as it is kept, of one that is marked from its rows.
 */
export function soldBySeller({ from, until }: Period): SQL {
  const [first, end] = [sql`${showDay(from)}::date`, sql`${showDay(until)}::date`];
  const startOf = (day: SQL) => sql`(${day}::timestamp at time zone 'Asia/Shanghai')`;
  return sql`
    select s.day, s.key::int as shop_id, s.orders, s.paid, s.freight, s.refunded
    from sales_sum s where s.dimension = 'seller' and s.key <> '0' and s.day >= ${first} and s.day < ${end}
      and not exists (select from sales_mark m where m.day = s.day)
    union all
    select m.day, f.mer_id, count(distinct f.order_id)::int, sum(f.paid)::bigint, sum(f.freight)::bigint, sum(f.refunded)::bigint
    from (select distinct day from sales_mark where day >= ${first} and day < ${end}) m
      cross join lateral sales_facts(${startOf(sql`m.day`)}, ${startOf(sql`(m.day + 1)`)}) f
    where f.mer_id is not null group by m.day, f.mer_id`;
}
