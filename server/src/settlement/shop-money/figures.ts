import { type SQL, and, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { orderLine } from '#server/orders/index.ts';
import type { Scope } from '#server/platform/actor.ts';
import { matching } from '#server/platform/database/conditions.ts';
import { inScope } from '#server/platform/scope/scoped.ts';
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

/** Lines of shops that were paid in a period, along `order__paid`, or for a few shops along `order_line__seller`. */
export const paidLines = ({ period, scope, ...filter }: Wanted): SQL => sql`
  "order" o join order_line on order_line.order_id = o.id
  where ${and(during(sql`o.pay_time`, period), sql`not o.is_system_del and order_line.mer_id is not null`, isWanted(sql`order_line.mer_id`, filter), inScope(orderLine, scope))}`;

/** Parts of refunds of such lines that went back in a period, along `refund__done`. */
export const refundedLines = ({ period, scope, ...filter }: Wanted): SQL => sql`
  refund r join refund_line p on p.refund_id = r.id join order_line on order_line.id = p.line_id
  where ${and(sql`r.state = 'done'`, during(sql`r.done_time`, period), sql`order_line.mer_id is not null`, isWanted(sql`order_line.mer_id`, filter), inScope(orderLine, scope))}`;

export const billsOf = ({ scope, ...filter }: Omit<Wanted, 'period'>): SQL =>
  sql`settlement where ${and(standingBill, isWanted(sql`settlement.shop_id`, filter), inScope(settlement, scope))}`;

const summed = (sum: SQL, condition: SQL) => sql`coalesce(sum(${sum}) filter (where ${condition}), 0)::bigint`;

/** Figures of each shop with any money in the period, or owed some, as a query named `money`. */
export function moneyBy(wanted: Wanted): SQL {
  const { period, keywords } = wanted;
  const isConfirmedThen = during(sql`settlement.confirm_time`, period);
  const { from } = period;
  return sql`
    taken as (
      select order_line.mer_id as shop_id, count(distinct o.id)::int as orders, sum(order_line.paid_price + order_line.paid_postage)::bigint as taken,
        sum(order_line.paid_postage)::bigint as freight from ${paidLines(wanted)} group by order_line.mer_id),
    back as (select order_line.mer_id as shop_id, sum(p.amount + p.postage)::bigint as refunded from ${refundedLines(wanted)} group by order_line.mer_id),
    bills as (
      select settlement.shop_id, ${summed(sql`settlement.commission_amount`, isConfirmedThen)} as commission,
        ${summed(sql`settlement.platform_amount`, isConfirmedThen)} as platform, ${summed(sql`settlement.adjust_amount`, isConfirmedThen)} as adjusted,
        ${summed(settledSum, isConfirmedThen)} as settled, ${summed(sql`settlement.payable_amount`, during(sql`settlement.pay_time`, period))} as paid,
        ${summed(settledSum, sql`settlement.confirm_time < ${from}::timestamptz`)} - ${summed(sql`settlement.payable_amount`, sql`settlement.pay_time < ${from}::timestamptz`)} as opening,
        (array_agg(settlement.shop_name order by settlement.id desc))[1] as bill_name
      from ${billsOf(wanted)} group by settlement.shop_id),
    money as (
      select shop_id, coalesce(s.name, bill_name, '') as name, coalesce(t.orders, 0) as orders, coalesce(t.taken, 0) as taken,
        coalesce(t.freight, 0) as freight, coalesce(k.refunded, 0) as refunded, coalesce(b.commission, 0) as commission,
        coalesce(b.platform, 0) as platform, coalesce(b.adjusted, 0) as adjusted, coalesce(b.opening, 0) as opening, coalesce(b.settled, 0) as settled, coalesce(b.paid, 0) as paid,
        coalesce(b.opening + b.settled - b.paid, 0) as closing, w.operator_id, coalesce(w.operator_name, '') as operator_name
      from taken t full join back k using (shop_id) full join bills b using (shop_id)
        left join shop s on s.id = shop_id
        left join (select os.shop_id as run, p.id as operator_id, p.name as operator_name from operator_shop os
          join operator p on p.id = os.operator_id) w on w.run = shop_id
      where ${and(
        sql`(t.shop_id is not null or k.shop_id is not null or b.commission <> 0 or b.settled <> 0 or b.paid <> 0 or b.opening <> 0)`,
        matching(keywords, sql`coalesce(s.name, bill_name)`),
      )})`;
}
