import { sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ReconciliationFigures } from './rules.ts';

/** Confirmed receipts of repayments, in the words of the cashier, who stands above. */
const isRepaid = sql`c.status = 1 and c.biz_type = 4 and c.method not in ('yue', 'corp')`;

/** Money of a day by the way it went; each part is read along the index of its own moment. */
export async function figuresOf(db: Db, { from, until }: Period): Promise<ReconciliationFigures> {
  const { rows } = await db.execute<ReconciliationFigures & Record<string, unknown>>(sql`
    with span as (select ${from}::timestamptz as first, ${until}::timestamptz as last),
    paid as (
      select coalesce(sum(o.pay_price) filter (where o.pay_type not in ('offline', 'yue', 'credit')), 0)::bigint as "ordersPaid",
        coalesce(sum(o.pay_price) filter (where o.pay_type = 'offline'), 0)::bigint as "ordersOffline",
        coalesce(sum(o.pay_price) filter (where o.pay_type = 'yue'), 0)::bigint as "paidByBalance",
        coalesce(sum(o.pay_price) filter (where o.pay_type = 'credit'), 0)::bigint as "onCredit"
      from "order" o, span where o.pay_time >= span.first and o.pay_time < span.last and not o.is_system_del),
    back as (
      select coalesce(sum(r.amount) filter (where o.pay_type not in ('yue', 'credit') and not r.by_hand), 0)::bigint as refunded,
        coalesce(sum(r.amount) filter (where r.by_hand), 0)::bigint as "refundedOffline",
        coalesce(sum(r.amount) filter (where o.pay_type = 'yue'), 0)::bigint as "refundedToBalance",
        coalesce(sum(r.amount) filter (where o.pay_type = 'credit' and not r.by_hand), 0)::bigint as "refundedToCredit"
      from span, refund r join "order" o on o.id = r.order_id
      where r.state = 'done' and r.done_time >= span.first and r.done_time < span.last),
    recharge as (
      select coalesce(sum(u.price), 0)::bigint as recharged
      from user_recharge u, span where u.pay_time >= span.first and u.pay_time < span.last),
    repaid as (
      select coalesce(sum(c.amount), 0)::bigint as "creditRepaid"
      from cash_receipt c, span where ${isRepaid} and c.received_at >= span.first and c.received_at < span.last),
    recharge_back as (
      select coalesce(sum(f.cash_amount), 0)::bigint as "rechargeRefunded"
      from recharge_refund f, span where f.state = 'done' and f.done_time >= span.first and f.done_time < span.last),
    payout as (
      select coalesce(sum(e.extract_price), 0)::bigint as withdrawn
      from user_extract e, span where e.status = 1 and e.audit_time >= span.first and e.audit_time < span.last),
    moved as (
      select coalesce(sum(b.amount), 0)::bigint as "balanceMoved"
      from user_bill b, span where b.create_time >= span.first and b.create_time < span.last),
    standing as (
      select ((select coalesce(sum(now_money), 0) from customer)
        - (select coalesce(sum(b.amount), 0) from user_bill b, span where b.create_time >= span.last))::bigint as held)
    select * from paid, back, recharge, repaid, recharge_back, payout, moved, standing`);
  if (!rows[0]) throw new Error('the sums of a day came back empty');
  return rows[0];
}
