import { type SQL, eq, sql } from 'drizzle-orm';
import { PREVIEW_SHOPS, type ProposedBills } from '#contract/settlement/settlement-runs.ts';
import { type ProposedBill, lineKinds, settlementStates } from '#contract/settlement/settlement-record.ts';
import type { SettledDays } from '#contract/settlement/periods.ts';
import { shop } from '#server/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { settlement } from '../settlements/tables.ts';
import { type Sought, type WantedShops, isAtRest, owedBy } from './owed.ts';
import { settlementPreview } from './tables.ts';

interface ReceivedBetween {
  from: Date;
  until: Date;
}

/** Orders received on each day of a period, from the index alone. */
export async function receivedByDay(db: Db, { from, until }: ReceivedBetween): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; received: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, received from (
      select (received_time at time zone 'Asia/Shanghai')::date as day, count(*)::int as received from "order"
      where received_time >= ${from} and received_time < ${until} group by 1) days`);
  return new Map(rows.map(({ day, received }) => [day, received]));
}

/**
 * The days of a portion with the first and the last order that was received on them. A sum in place of the id keeps the planner from walking
 * the orders from their first on.
 */
export async function withIds(db: Db, sought: Sought): Promise<Sought> {
  const { days } = sought;
  if (!days) return sought;
  const { rows } = await db.execute<{ first: number | null; last: number | null }>(
    sql`select min(id + 0) as first, max(id + 0) as last from "order" where received_time >= ${days.from} and received_time < ${days.until}`,
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? sought : { ...sought, days: { ...days, ids: { first, last } } };
}

export const sumOf = (received: ReadonlyMap<string, number>): number => received.values().reduce((sum, each) => sum + each, 0);

/** Sum of all bills of a run. */
export async function payableOfRun(db: Db, runId: number): Promise<number> {
  const [row] = await db
    .select({ payable: sql<number>`coalesce(sum(${settlement.payableAmount}), 0)::bigint`.mapWith(Number) })
    .from(settlement)
    .where(eq(settlement.runId, runId));
  return row?.payable ?? 0;
}

/** Shops of a cycle without a bill of these days that stands and was made by a run that came to its end. */
async function shopsWithoutBill(db: Db, settleCycle: number, { periodStart, periodEnd }: SettledDays): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select shop.id from shop where shop.settle_cycle = ${settleCycle} and not exists (
      select from settlement b where b.shop_id = shop.id and b.status <> ${settlementStates.void} and b.period_start <= ${periodStart}::date
        and b.period_end >= ${periodEnd}::date and not exists (select from run r where r.id = b.run_id and (r.state <> 'done' or r.stop_time is not null)))`);
  return rows.map(({ id }) => id);
}

/**
 * True where a shop of the cycle that has no bill of these days sold something that was received in them and can be settled. Shops with a
 * bill are passed over, for what it left goes into the next one; so the lines of settled days are not read again.
 */
export async function hasUnsettled(db: Db, settleCycle: number, period: SettledDays & ReceivedBetween): Promise<boolean> {
  const shops = await shopsWithoutBill(db, settleCycle, period);
  if (shops.length === 0) return false;
  const { from, until } = period;
  const { days } = await withIds(db, { days: { from, until } });
  if (!days?.ids) return false;
  const { rows } = await db.execute(sql`
    select from order_line l join "order" o on o.id = l.order_id
    where l.mer_id = any(${sql.param(shops)}::int[]) and l.order_id between ${days.ids.first} and ${days.ids.last}
      and o.received_time >= ${from} and o.received_time < ${until} and ${isAtRest} and not exists (select from settlement_line s
        where s.order_id = o.id and s.shop_id = l.mer_id and s.is_live and s.kind = ${lineKinds.order}) limit 1`);
  return rows.length > 0;
}

export const countOfRun = (db: Db, runId: number): Promise<number> => db.$count(settlement, eq(settlement.runId, runId));

/** Cycle of a shop; undefined where there is no such shop. */
export async function cycleOf(db: Db, shopId: number): Promise<number | undefined> {
  const [row] = await db.select({ settleCycle: shop.settleCycle }).from(shop).where(eq(shop.id, shopId));
  return row?.settleCycle;
}

type Total = Omit<ProposedBills, 'list'>;

/** Sums of shops as bills, with the debts that they would take over. Of the shops the first few, the sums of all. */
async function billsOf(db: Db, sums: SQL): Promise<ProposedBills> {
  const { rows } = await db.execute<ProposedBill & { total: Total }>(sql`
    with ${sums},
    debts as (
      select shop_id, sum(payable_amount)::bigint as debt from settlement where status = 1 and payable_amount < 0 and carried_into is null
      group by shop_id
    ),
    bills as (
      select s.shop_id as "shopId", s.shop_name as "shopName", s.rate as "commissionRate", s.orders as "orderCount", s.amount as "orderAmount",
        s.freight as "freightAmount", s.platform as "platformAmount", s.refund as "refundAmount", s.commission as "commissionAmount",
        coalesce(d.debt, 0) as "carriedAmount",
        s.amount + s.platform - s.refund - s.commission + coalesce(d.debt, 0) as "payableAmount"
      from sums s left join debts d on d.shop_id = s.shop_id
    )
    select bills.*, (select jsonb_build_object('shopCount', count(*), 'orderCount', sum("orderCount"), 'orderAmount', sum("orderAmount"),
      'freightAmount', sum("freightAmount"), 'platformAmount', sum("platformAmount"), 'refundAmount', sum("refundAmount"),
      'commissionAmount', sum("commissionAmount"), 'carriedAmount', sum("carriedAmount"), 'payableAmount', sum("payableAmount")) from bills) as total
    from bills order by "payableAmount" desc, "shopId" limit ${PREVIEW_SHOPS}`);
  const [first] = rows;
  if (!first) return { ...NOTHING, list: [] };
  return { ...first.total, list: rows.map(({ total: _, ...bill }) => bill) };
}

/** Bills that would be made of these moments and of what former bills left. */
export const proposedBills = (db: Db, shops: WantedShops, { from, until }: ReceivedBetween): Promise<ProposedBills> =>
  billsOf(db, owedBy({ ...shops, days: { from, until }, leftUntil: until }));

/** Bills that a run of a preview has read. */
export const keptPreview = (db: Db, runId: number): Promise<ProposedBills> =>
  billsOf(
    db,
    sql`sums as (select shop_id, shop_name, commission_rate as rate, order_count as orders, order_amount as amount, freight_amount as freight,
      platform_amount as platform, refund_amount as refund, commission_amount as commission from ${settlementPreview} where run_id = ${runId})`,
  );

/** Adds what is owed of a portion to the preview of a run; answers of how many shops. */
export async function addToPreview(tx: Tx, runId: number, sought: Sought): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with ${owedBy(sought)}
    insert into ${settlementPreview} as p (run_id, shop_id, shop_name, commission_rate, order_count, order_amount, freight_amount, platform_amount,
      refund_amount, commission_amount)
    select ${runId}::int, shop_id, shop_name, rate, orders, amount, freight, platform, refund, commission from sums order by shop_id
    on conflict (run_id, shop_id) do update set order_count = p.order_count + excluded.order_count,
      order_amount = p.order_amount + excluded.order_amount, freight_amount = p.freight_amount + excluded.freight_amount,
      platform_amount = p.platform_amount + excluded.platform_amount,
      refund_amount = p.refund_amount + excluded.refund_amount, commission_amount = p.commission_amount + excluded.commission_amount`);
  return rowCount ?? 0;
}

const NOTHING: Total = {
  shopCount: 0,
  orderCount: 0,
  orderAmount: 0,
  freightAmount: 0,
  platformAmount: 0,
  refundAmount: 0,
  commissionAmount: 0,
  carriedAmount: 0,
  payableAmount: 0,
};
