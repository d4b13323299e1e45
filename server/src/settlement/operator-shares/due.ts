import { type SQL, sql } from 'drizzle-orm';
import { lineKinds, settlementStates } from '#contract/settlement/settlement-record.ts';

const ORDER = sql.raw(String(lineKinds.order));
const STANDING = sql.raw(`${settlementStates.confirmed}, ${settlementStates.paid}`);

/**
 * Changes of credits that the next statement looks at, as queries named `truth` and `changed`. The commission of a bill is that of its
 * orders by all bills that are confirmed, those that took some back among them; the share of it is rounded half up once, so that it is
 * never more than the commission.
 */
export const changedSince = (credits: SQL): SQL => sql`
  truth as materialized (
    select c.id, c.operator_id, c.settlement_id, c.rate, coalesce(now.commission, 0) as commission
    from operator_credit c left join lateral (
      select sum(l.commission)::bigint as commission
      from settlement_line k join settlement_line l on l.order_id = k.order_id and l.shop_id = k.shop_id and l.is_live
        join settlement b on b.id = l.settlement_id and b.status in (${STANDING})
      where k.settlement_id = c.settlement_id and k.kind = ${ORDER} and k.is_live) now on true
    where ${credits}),
  changed as materialized (
    select t.id, t.operator_id, t.settlement_id, t.rate, t.commission - coalesce(s.commission, 0) as commission,
      (t.commission * t.rate + 5000) / 10000 - coalesce(s.share, 0) as share
    from truth t left join lateral (
      select sum(commission)::bigint as commission, sum(share)::bigint as share from operator_share_line l
      where l.settlement_id = t.settlement_id and l.is_live) s on true)`;
