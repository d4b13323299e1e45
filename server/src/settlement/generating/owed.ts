import { type SQL, sql } from 'drizzle-orm';
import type { WantedBills } from '#contract/settlement/settlement-runs.ts';
import { lineKinds } from '#contract/settlement/settlement-record.ts';

/** Shops whose bills are wanted: one, those of a cycle, or all. */
export type WantedShops = Pick<WantedBills, 'shopId' | 'settleCycle'>;

/** Moments at which orders were received, and the first and the last of these, by which the planner reads their lines in one go. */
export interface SoughtDays {
  from: Date;
  until: Date;
  ids?: { first: number; last: number } | undefined;
}

/** Orders that are looked at: those received on some days, among those that were left to the next bill, or both. */
export interface Sought extends WantedShops {
  /** Absent where only those that were left are looked at. */
  days?: SoughtDays | undefined;
  /** End of the period, where those that were left are looked at. */
  leftUntil?: Date | undefined;
  /** Moments whose orders are looked at elsewhere, so that they are none of those that were left. */
  leftBeside?: { from: Date; until: Date } | undefined;
}

/** Condition on the shops whose bills are wanted, by the column that names them. */
export const isWanted = (shopId: SQL, { shopId: one, settleCycle }: WantedShops): SQL => {
  if (one) return sql`${shopId} = ${one}`;
  return settleCycle === undefined ? sql`true` : sql`${shopId} in (select id from shop where settle_cycle = ${settleCycle})`;
};

const SETTLED_ORDER = sql.raw(String(lineKinds.order));
const LATER_REFUND = sql.raw(String(lineKinds.refund));

/** Condition of orders of which neither money nor goods are on their way back. */
export const isAtRest = sql`o.state in ('toReview', 'done') and o.refund_state in ('none', 'refunded') and not o.is_requested and o.case_state is null`;

const parts = sql`o.id as order_id, l.mer_id as shop_id, (o.refund_price > 0 or o.refund_state <> 'none') as is_refunded, ${isAtRest} as is_at_rest,
  sum(l.paid_price)::bigint as goods, sum(l.paid_postage)::bigint as freight, sum(l.platform_price)::bigint as platform_goods,
  sum(l.platform_price + l.platform_postage)::bigint as platform`;

const ofDays = ({ days, ...shops }: Sought & { days: SoughtDays }) => sql`
  select ${parts} from "order" o join order_line l on l.order_id = o.id
  where o.received_time >= ${days.from} and o.received_time < ${days.until} and l.mer_id is not null and ${isWanted(sql`l.mer_id`, shops)}
    ${days.ids ? sql`and l.order_id between ${days.ids.first} and ${days.ids.last}` : sql``}
  group by o.id, l.mer_id`;

/** Orders received in a later period wait for the bill of that one, unless they are settled already. */
const ofLeft = (until: Date, { leftBeside: beside, ...shops }: Pick<Sought, 'leftBeside'> & WantedShops) => sql`
  select ${parts} from settlement_due d join "order" o on o.id = d.order_id
    join order_line l on l.order_id = o.id and l.mer_id = d.shop_id
  where ${isWanted(sql`d.shop_id`, shops)} and o.received_time is not null and (o.received_time < ${until} or exists (
    select from settlement_line s where s.order_id = d.order_id and s.shop_id = d.shop_id and s.is_live and s.kind = ${SETTLED_ORDER}))
    ${beside ? sql`and (o.received_time < ${beside.from} or o.received_time >= ${beside.until})` : sql``}
  group by o.id, l.mer_id`;

function found({ leftUntil, days, ...shops }: Sought): SQL {
  const left = leftUntil && ofLeft(leftUntil, shops);
  const received = days && ofDays({ ...shops, days });
  if (left && received) return sql`${received} union ${left}`;
  const one = received ?? left;
  if (!one) throw new Error('bills are of some days, of what was left, or of both');
  return one;
}

/**
 * Amounts owed for each order and shop and not settled yet, as queries named `found`, `owed` and `sums` (by shop): that of an order that no
 * live line settles is the whole, later ones are by how much it has changed. The platform's part of discounts is less what refunds gave back
 * of it. Commission is a share of what was paid for goods and of this part, rounded half up for each order and shop, at the rate of
 * its first line. Refunds and settled lines are looked up order by order, so that a portion reads no more of them however many there are.
 */
export const owedBy = (sought: Sought): SQL => sql`
  found as materialized (${found(sought)}),
  refunded as (
    select f.order_id, f.shop_id, back.* from found f cross join lateral (
      select sum(p.amount)::bigint as goods, sum(p.postage)::bigint as freight, sum(p.platform_amount)::bigint as platform_goods,
        sum(p.platform_amount + p.platform_postage)::bigint as platform
      from order_line l join refund_line p on p.line_id = l.id join refund r on r.id = p.refund_id and r.state = 'done'
      where l.order_id = f.order_id and l.mer_id = f.shop_id having count(*) > 0) back
    where f.is_refunded and f.is_at_rest
  ),
  settled as materialized (
    select f.order_id, f.shop_id, live.* from found f cross join lateral (
      select bool_or(kind = ${SETTLED_ORDER}) as is_settled, max(rate) filter (where kind = ${SETTLED_ORDER}) as rate, sum(goods)::bigint as goods,
        sum(freight)::bigint as freight, sum(refund_goods)::bigint as refund_goods, sum(refund_freight)::bigint as refund_freight,
        sum(platform)::bigint as platform, sum(commission)::bigint as commission
      from settlement_line s where s.order_id = f.order_id and s.shop_id = f.shop_id and s.is_live and s.order_id is not null
      having count(*) > 0) live
  ),
  whole as (
    select f.order_id, f.shop_id, shop.name as shop_name, shop.commission_rate as shop_rate, coalesce(s.is_settled, false) as is_settled,
      f.goods - coalesce(s.goods, 0) as goods, f.freight - coalesce(s.freight, 0) as freight,
      coalesce(r.goods, 0) - coalesce(s.refund_goods, 0) as refund_goods,
      coalesce(r.freight, 0) - coalesce(s.refund_freight, 0) as refund_freight,
      f.platform - coalesce(r.platform, 0) - coalesce(s.platform, 0) as platform, coalesce(s.rate, shop.commission_rate) as rate,
      ((f.goods + f.platform_goods - coalesce(r.goods + r.platform_goods, 0)) * coalesce(s.rate, shop.commission_rate) + 5000) / 10000
        - coalesce(s.commission, 0) as commission
    from found f join shop on shop.id = f.shop_id
      left join refunded r on r.order_id = f.order_id and r.shop_id = f.shop_id
      left join settled s on s.order_id = f.order_id and s.shop_id = f.shop_id
    where f.is_at_rest
  ),
  owed as materialized (
    select whole.*, case when is_settled then ${LATER_REFUND} else ${SETTLED_ORDER} end as kind from whole
    where not is_settled or goods <> 0 or freight <> 0 or refund_goods <> 0 or refund_freight <> 0 or platform <> 0 or commission <> 0
  ),
  sums as (
    select shop_id, min(shop_name) as shop_name, min(shop_rate) as rate, count(*) filter (where not is_settled)::int as orders,
      sum(goods + freight)::bigint as amount, sum(freight)::bigint as freight, sum(platform)::bigint as platform, sum(refund_goods + refund_freight)::bigint as refund,
      sum(commission)::bigint as commission
    from owed group by shop_id
  )`;
