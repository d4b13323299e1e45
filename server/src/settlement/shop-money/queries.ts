import { type SQL, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { showDay } from '#contract/moment.ts';
import { moneyPeriod } from '#contract/settlement/money-period.ts';
import type { ShopMoney, ShopMoneyDay, shopMoneyCalls } from '#contract/settlement/shop-money.ts';
import type { Page } from '#contract/wire.ts';
import { type Scope, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Paging, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { bucketsOf } from '#server/platform/series/buckets.ts';
import { billsOf, moneyBy, settledSum, soldBy } from './figures.ts';

type MoneyCalls = typeof shopMoneyCalls;
type AskedNow = Pick<CallContext, 'actor' | 'now'>;
export type MoneyQuestion = Omit<Input<MoneyCalls['listMoney']>, 'page' | 'limit'>;

/** Period of a question that names none. */
const THIS_MONTH = 'month';

const wantedBy = ({ dateLimit, ...filter }: Input<MoneyCalls['sumMoney']>, now: Date, scope: Scope) => ({
  ...filter,
  period: moneyPeriod(dateLimit, now, THIS_MONTH),
  scope,
});

const sums = sql`sum(orders)::int as "orderCount", sum(taken)::bigint as taken, sum(freight)::bigint as freight, sum(refunded)::bigint as refunded,
  sum(commission)::bigint as commission, sum(platform)::bigint as platform, sum(adjusted)::bigint as adjusted, sum(opening)::bigint as opening,
  sum(settled)::bigint as settled, sum(paid)::bigint as paid, sum(closing)::bigint as closing`;

const ofShops = sql`select shop_id as id, name, operator_name as "operatorName", ${sums} from money group by shop_id, name, operator_name`;
const ofOperators = sql`select operator_id as id, operator_name as name, '' as "operatorName", ${sums} from money where operator_id is not null
  group by operator_id, operator_name`;

/** Every figure of every shop is added up for a page, so that the one that took most comes first. */
export async function pageOfMoney(
  db: Db,
  { by = 'shop', page, limit, ...input }: MoneyQuestion & Paging,
  now: Date,
  scope: Scope,
): Promise<Page<ShopMoney>> {
  const { rows } = await db.execute<ShopMoney & { total: number }>(sql`
    with recursive ${moneyBy(wantedBy(input, now, scope))}, owner as (${by === 'operator' ? ofOperators : ofShops})
    select *, (select count(*) from owner)::int as total from owner order by taken desc, closing desc, id
    limit ${limit} offset ${offsetOf({ page, limit })}`);
  return toPage(
    { page, limit },
    rows[0]?.total ?? 0,
    rows.map(({ total: _, ...row }) => row),
  );
}

export const listMoney = (db: Db, input: Input<MoneyCalls['listMoney']>, { actor, now }: AskedNow): Promise<Page<ShopMoney>> =>
  pageOfMoney(db, input, now, scopeOf(actor));

const NOTHING = {
  orderCount: 0,
  taken: 0,
  freight: 0,
  refunded: 0,
  commission: 0,
  platform: 0,
  adjusted: 0,
  opening: 0,
  settled: 0,
  paid: 0,
  closing: 0,
  shopCount: 0,
};

export async function sumMoney(
  db: Db,
  input: Input<MoneyCalls['sumMoney']>,
  { actor, now }: AskedNow,
): Promise<Answer<MoneyCalls['sumMoney']>> {
  const { rows } = await db.execute<typeof NOTHING>(sql`
    with recursive ${moneyBy(wantedBy(input, now, scopeOf(actor)))} select ${sums}, count(*)::int as "shopCount" from money having count(*) > 0`);
  return rows[0] ?? NOTHING;
}

const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;

/** Takings, refunds, bills and payments of each day, one statement for all of them. */
export async function moneyByDay(
  db: Db,
  input: Input<MoneyCalls['moneyByDay']>,
  { actor, now }: AskedNow,
): Promise<ShopMoneyDay[]> {
  const { keywords, ...wanted } = wantedBy(input, now, scopeOf(actor));
  const { period } = wanted;
  const named = keywords ? sql` and shop_id in (select shop_id from money)` : sql``;
  const { rows } = await db.execute<ShopMoneyDay>(sql`
    with recursive ${keywords ? sql`${moneyBy({ ...wanted, keywords })},` : sql``}
    move as (
      select sold.shop_id, sold.day, m.kind, m.n from (select * from ${soldBy(wanted)}) sold
        cross join lateral (values ('taken', sold.paid), ('refunded', sold.refunded)) m (kind, n)
      union all select settlement.shop_id, ${dayOf(sql`settlement.confirm_time`)}, 'settled', ${settledSum} from ${billsOf(wanted)}
        and settlement.confirm_time >= ${period.from}::timestamptz and settlement.confirm_time < ${period.until}::timestamptz
      union all select settlement.shop_id, ${dayOf(sql`settlement.pay_time`)}, 'paid', settlement.payable_amount from ${billsOf(wanted)}
        and settlement.pay_time >= ${period.from}::timestamptz and settlement.pay_time < ${period.until}::timestamptz)
    select to_char(move.day, 'YYYY-MM-DD') as day, coalesce(sum(n) filter (where kind = 'taken'), 0)::bigint as taken, coalesce(sum(n) filter (where kind = 'refunded'), 0)::bigint as refunded,
      coalesce(sum(n) filter (where kind = 'settled'), 0)::bigint as settled, coalesce(sum(n) filter (where kind = 'paid'), 0)::bigint as paid
    from move where true${named} group by move.day`);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return bucketsOf(period, 'day').starts.map((start) => {
    const day = showDay(start);
    return byDay.get(day) ?? { day, taken: 0, refunded: 0, settled: 0, paid: 0 };
  });
}
