import { type SQL, sql } from 'drizzle-orm';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptKinds, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import type { Period } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';
import type { FlowOfDay } from '#contract/settlement/money-picture.ts';
import type { Db } from '#server/platform/database/connect.ts';

const constant = (value: number) => sql.raw(String(value));
const ORDER = constant(cashReceiptKinds.order);
const RECEIVED = constant(cashReceiptStates.confirmed);
const PAID_OUT = constant(cashPaymentStates.paid);

const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;
const during = (moment: SQL, { from, until }: Period) =>
  sql`${moment} >= ${from}::timestamptz and ${moment} < ${until}::timestamptz`;

/** Orders paid by hand for which nobody wrote a receipt, found by `cash_receipt_part__order`. */
const withoutReceipt = sql`not exists (
  select from cash_receipt_part part where part.order_no = o.order_no and part.state = ${RECEIVED})`;

const ofOrders = (period: Period) => sql`
  select ${dayOf(sql`o.pay_time`)} as day, case o.pay_type when 'weixin' then 'weixin' when 'alipay' then 'alipay' when 'offline' then 'byHand' else 'online' end as kind,
    o.pay_price as amount
  from "order" o where ${during(sql`o.pay_time`, period)} and not o.is_system_del and o.pay_type not in ('yue', 'credit')
    and (o.pay_type <> 'offline' or ${withoutReceipt})`;

/** Recharges bring their money by themselves, so that their receipts are left out; what goes on account is no money yet. */
const ofReceipts = (period: Period) => sql`
  select ${dayOf(sql`r.received_at`)}, case r.biz_type when ${constant(cashReceiptKinds.deposit)} then 'deposit' when ${constant(cashReceiptKinds.credit)} then 'repayment'
    when ${constant(cashReceiptKinds.other)} then 'other'
    else case r.method when 'weixin' then 'weixinHand' when 'alipay' then 'alipayHand' else r.method end end, r.amount
  from cash_receipt r where r.status = ${RECEIVED} and ${during(sql`r.received_at`, period)} and r.method not in ('yue', 'corp')
    and r.biz_type <> ${constant(cashReceiptKinds.recharge)}`;

const ofRecharges = (period: Period) => sql`
  select ${dayOf(sql`u.pay_time`)}, 'recharge', u.price from user_recharge u
  where ${during(sql`u.pay_time`, period)} and u.recharge_type <> 'balance'
  union all select ${dayOf(sql`f.done_time`)}, 'rechargeRefund', f.cash_amount from recharge_refund f
  where f.state = 'done' and ${during(sql`f.done_time`, period)}`;

const ofRefunds = (period: Period) => sql`
  select ${dayOf(sql`r.done_time`)}, case when r.by_hand then 'refundByHand' else 'refund' end, r.amount
  from refund r join "order" o on o.id = r.order_id
  where r.state = 'done' and ${during(sql`r.done_time`, period)} and (r.by_hand or o.pay_type not in ('yue', 'credit')) and r.amount > 0`;

/** Payments of refunds are those refunds. */
const ofPayments = (period: Period) => sql`
  select ${dayOf(sql`e.audit_time`)}, 'withdrawal', e.extract_price from user_extract e where e.status = 1 and ${during(sql`e.audit_time`, period)}
  union all select ${dayOf(sql`p.paid_at`)}, case p.biz_type when ${constant(cashPaymentKinds.settlement)} then 'settlement' when ${constant(cashPaymentKinds.share)} then 'share'
    else 'otherPaid' end, p.amount
  from cash_payment p where p.status = ${PAID_OUT} and ${during(sql`p.paid_at`, period)} and p.biz_type <> ${constant(cashPaymentKinds.refund)}`;

/** Fees that bills of providers tell, on the day of the bill. */
const ofFees = ({ from, until }: Period) => sql`
  select b.day, 'fee', b.fee from payment_bill b where b.day >= ${showDay(from)}::date and b.day < ${showDay(until)}::date and b.fee <> 0`;

/** Money of each day of a period by the way it went: one statement, each part of it read along the index of its own moment. */
export async function flowsByDay(db: Db, period: Period): Promise<FlowOfDay[]> {
  const parts = [ofOrders, ofReceipts, ofRecharges, ofRefunds, ofPayments, ofFees].map((part) => part(period));
  const { rows } = await db.execute<FlowOfDay & Record<string, unknown>>(sql`
    with moved (day, kind, amount) as (${sql.join(parts, sql` union all `)})
    select to_char(moved.day, 'YYYY-MM-DD') as day, kind, sum(amount)::bigint as amount, count(*)::int as count
    from moved group by moved.day, kind order by moved.day, kind`);
  return rows;
}

/** Parts of the way from takings to the money of orders that came in. */
export interface TakingsParts {
  byBalance: number;
  onCredit: number;
  onAccount: number;
  receivedBefore: number;
  receivedAhead: number;
  unexplained: number;
  refunded: number;
  refundedToBalance: number;
  refundedToCredit: number;
}

/**
 * Parts by which takings and the money of orders differ. An order that is paid by hand counts on the day of its last receipt, its receipts
 * on their own.
 */
export async function takingsParts(db: Db, period: Period): Promise<TakingsParts> {
  const isPaidThen = during(sql`o.pay_time`, period);
  const { rows } = await db.execute<TakingsParts & Record<string, unknown>>(sql`
    with taken as (
      select o.id, o.pay_type, o.pay_price, o.order_no from "order" o
      where ${isPaidThen} and not o.is_system_del and o.pay_type in ('yue', 'credit', 'offline')),
    of_taken as (
      select t.id, max(t.pay_price) as price, sum(p.amount) as received,
        sum(p.amount) filter (where not (${during(sql`r.received_at`, period)})) as before
      from taken t join cash_receipt_part p on p.order_no = t.order_no and p.state = ${RECEIVED}
        join cash_receipt r on r.id = p.receipt_id and r.method <> 'yue'
      where t.pay_type = 'offline' group by t.id),
    received as (
      select r.method, p.amount, ${isPaidThen} and not o.is_system_del and o.pay_type = 'offline' as is_taken
      from cash_receipt r join cash_receipt_part p on p.receipt_id = r.id join "order" o on o.id = p.order_id
      where r.status = ${RECEIVED} and r.biz_type = ${ORDER} and r.method <> 'yue' and ${during(sql`r.received_at`, period)}),
    back as (
      select sum(r.amount) as refunded, sum(r.amount) filter (where o.pay_type = 'yue' and not r.by_hand) as to_balance,
        sum(r.amount) filter (where o.pay_type = 'credit' and not r.by_hand) as to_credit
      from refund r join "order" o on o.id = r.order_id where r.state = 'done' and ${during(sql`r.done_time`, period)})
    select coalesce((select sum(pay_price) from taken where pay_type = 'yue'), 0)::bigint as "byBalance",
      coalesce((select sum(pay_price) from taken where pay_type = 'credit'), 0)::bigint as "onCredit",
      coalesce((select sum(amount) from received where method = 'corp'), 0)::bigint as "onAccount",
      coalesce((select sum(before) from of_taken), 0)::bigint as "receivedBefore",
      coalesce((select sum(amount) from received where is_taken is not true), 0)::bigint as "receivedAhead",
      coalesce((select sum(price - received) from of_taken), 0)::bigint as unexplained,
      coalesce((select refunded from back), 0)::bigint as refunded, coalesce((select to_balance from back), 0)::bigint as "refundedToBalance",
      coalesce((select to_credit from back), 0)::bigint as "refundedToCredit"`);
  if (!rows[0]) throw new Error('sums of a period came back empty');
  return rows[0];
}
