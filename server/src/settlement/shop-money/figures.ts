import { type SQL, and, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { soldBySeller } from '#server/order-figures/index.ts';
import type { Scope } from '#server/platform/actor.ts';
import { matching } from '#server/platform/database/conditions.ts';
import { inScope, shopInScope } from '#server/platform/scope/scoped.ts';
import { settlement } from '../settlements/tables.ts';

export interface MoneyFilter {
  shopId?: number | undefined;
  operatorId?: number | undefined;
  keywords?: string | undefined;
}

export interface Wanted extends MoneyFilter {
  period: Period;
  scope: Scope;
}

const CONFIRMED = sql.raw(`${settlementStates.confirmed}, ${settlementStates.paid}`);

/** Bills that the mall stands by; what one carried over is owed since its former bill. */
export const standingBill = sql`settlement.status in (${CONFIRMED})`;
export const settledSum = sql`settlement.payable_amount - settlement.carried_amount`;

/** Condition on a column that names a shop: those that are asked for, among those that are seen. */
const isWanted = (column: SQL, { shopId, operatorId }: MoneyFilter): SQL | undefined =>
  and(
    shopId ? sql`${column} = ${shopId}` : undefined,
    operatorId ? sql`${column} in (select shop_id from operator_shop where operator_id = ${operatorId})` : undefined,
  );

const during = (moment: SQL, { from, until }: Period) =>
  sql`${moment} >= ${from}::timestamptz and ${moment} < ${until}::timestamptz`;

/** Shops, by the column that names them, that are asked for and seen. */
const isWantedShop = (column: SQL, { period: _, scope, ...filter }: Wanted): SQL | undefined =>
  and(shopInScope(column, scope), isWanted(column, filter));

/** Takings and refunds of shops by day. */
export const soldBy = (wanted: Wanted): SQL =>
  sql`(${soldBySeller(wanted.period)}) sold where ${and(sql`true`, isWantedShop(sql`sold.shop_id`, wanted))}`;

export const billsOf = ({ scope, ...filter }: Omit<Wanted, 'period'>): SQL =>
  sql`settlement where ${and(standingBill, isWanted(sql`settlement.shop_id`, filter), inScope(settlement, scope))}`;

const keptSum = (key: string): SQL => sql`coalesce(sum(n) filter (where key = ${sql.raw(`'${key}'`)}), 0)::bigint`;

/**
 * Sums of all time of each shop's bills, also of shops that are gone, as queries of which the last is named `kept`; the first is recursive: one step
 * along `settlement__shop` for each shop.
 */
export const keptBills = sql`
  billed (id) as (
    select min(shop_id) from settlement
    union all select (select min(s.shop_id) from settlement s where s.shop_id > billed.id) from billed where billed.id is not null),
  kept as (
    select billed.id as shop_id, sums.* from billed cross join lateral (
      select ${keptSum('settled')} as settled, ${keptSum('paid')} as paid, ${keptSum('open')} as open
      from tally where noun = 'settlement of ' || billed.id) sums
    where billed.id is not null)`;

const summed = (sum: SQL, condition: SQL) => sql`coalesce(sum(${sum}) filter (where ${condition}), 0)::bigint`;

/** Bills that were settled or paid since a period began, and their sums: those of all time less these are those of before. */
export function sinceThen({ from, until }: Period) {
  const isSettled = sql`settlement.confirm_time >= ${from}::timestamptz`;
  const isPaid = sql`settlement.pay_time >= ${from}::timestamptz`;
  const paidSum = sql`settlement.payable_amount`;
  return {
    isSince: sql`(${isSettled} or ${isPaid})`,
    sums: sql`${summed(settledSum, isSettled)} as settled_since, ${summed(paidSum, isPaid)} as paid_since,
      ${summed(settledSum, sql`${isSettled} and settlement.confirm_time < ${until}::timestamptz`)} as settled,
      ${summed(paidSum, sql`${isPaid} and settlement.pay_time < ${until}::timestamptz`)} as paid`,
  };
}

/** Figures of each shop with any money in the period, or owed some, as queries of which the last is named `money`; the first is recursive. */
export function moneyBy(wanted: Wanted): SQL {
  const { period, keywords } = wanted;
  const isThen = during(sql`settlement.confirm_time`, period);
  const { isSince, sums } = sinceThen(period);
  return sql`
    ${keptBills},
    sale as (
      select shop_id, sum(orders)::int as orders, sum(paid)::bigint as taken, sum(freight)::bigint as freight, sum(refunded)::bigint as refunded
      from ${soldBy(wanted)} group by shop_id),
    since as (
      select settlement.shop_id, ${summed(sql`settlement.commission_amount`, isThen)} as commission,
        ${summed(sql`settlement.platform_amount`, isThen)} as platform, ${summed(sql`settlement.adjust_amount`, isThen)} as adjusted, ${sums}
      from ${billsOf(wanted)} and ${isSince} group by settlement.shop_id),
    bill as (
      select kept.shop_id, coalesce(c.commission, 0) as commission, coalesce(c.platform, 0) as platform, coalesce(c.adjusted, 0) as adjusted,
        coalesce(c.settled, 0) as settled, coalesce(c.paid, 0) as paid,
        kept.settled - coalesce(c.settled_since, 0) - kept.paid + coalesce(c.paid_since, 0) as opening
      from kept left join since c using (shop_id)
      where ${and(sql`true`, isWantedShop(sql`kept.shop_id`, wanted))}),
    part as (
      select coalesce(t.shop_id, b.shop_id) as shop_id, t.shop_id is not null as has_sales, coalesce(t.orders, 0) as orders, coalesce(t.taken, 0) as taken,
        coalesce(t.freight, 0) as freight, coalesce(t.refunded, 0) as refunded, coalesce(b.commission, 0) as commission,
        coalesce(b.platform, 0) as platform, coalesce(b.adjusted, 0) as adjusted, coalesce(b.opening, 0) as opening, coalesce(b.settled, 0) as settled,
        coalesce(b.paid, 0) as paid, coalesce(b.opening + b.settled - b.paid, 0) as closing
      from sale t full join bill b using (shop_id)),
    money as (
      select part.*, called.name, w.operator_id, coalesce(w.operator_name, '') as operator_name
      from part
        left join shop s on s.id = part.shop_id
        cross join lateral (
          select coalesce(s.name, (select last.shop_name from settlement last where last.shop_id = part.shop_id order by last.id desc limit 1), '') as name) called
        left join (select os.shop_id as run, p.id as operator_id, p.name as operator_name from operator_shop os
          join operator p on p.id = os.operator_id) w on w.run = part.shop_id
      where ${and(
        sql`(has_sales or commission <> 0 or settled <> 0 or paid <> 0 or opening <> 0)`,
        matching(keywords, sql`called.name`),
      )})`;
}
