/** Broken rules of bills, receipts and payments, each with a statement that finds the rows in question. */
const rules: Readonly<Record<string, string>> = {
  'bill that comes to another sum than its lines': `
    select b.id from settlement b where (b.payable_amount, b.order_count) <> (
      select coalesce(sum(net), 0), count(*) filter (where kind = 1) from settlement_line l where l.settlement_id = b.id)`,
  'order that is settled twice with a shop': `
    select order_id as id from settlement_line where is_live and kind = 1 group by order_id, shop_id having count(*) > 1`,
  'line that is live in a void bill, or dead in another': `
    select l.id from settlement_line l join settlement b on b.id = l.settlement_id where l.is_live = (b.status = 3)`,
  'debt that is carried twice, or by a bill that is void': `
    select f.id from settlement f where (select count(*) from settlement_line l where l.former_id = f.id and l.is_live) <>
      case when f.carried_into is null then 0 else 1 end`,
  'bill that is paid without a payment, or whose payment is paid and it is not': `
    select b.id from settlement b where (b.status = 2)::int <> (select count(*) from cash_payment p where p.biz_type = 1
      and p.biz_no = b.settlement_no and p.status = 2 and p.amount = b.payable_amount)`,
  'bill that waits for a payment that is over, or whose payment waits unknown to it': `
    select b.id from settlement b where b.status <> 2 and b.payment_no <> coalesce((select max(p.payment_no) from cash_payment p
      where p.biz_type = 1 and p.biz_no = b.settlement_no and p.status in (0, 1)), '')`,
  'payment that its applicant approved': `
    select id from cash_payment where status in (1, 2) and (auditor_id = 0 or auditor_id = applicant_id)`,
  'payment that is not once among what left, or is there before it was paid': `
    select p.id from cash_payment p where (select count(*) from disbursement d where d.kind = 'cash_payment' and d.subject_id = p.id
      and d.amount = p.amount) <> (p.status = 2 and p.biz_type <> 2)::int`,
  'payment that waits for a refund that waits no more': `
    select p.id from cash_payment p where p.biz_type = 2 and p.status in (0, 1) and not exists (select from "order" o
      join refund r on r.order_id = o.id and r.state = 'paying' and r.by_hand where o.order_no = p.biz_no)`,
  'receipt that is confirmed and does not pay its order, or is not and does': `
    select p.id from cash_receipt_part p join cash_receipt c on c.id = p.receipt_id join "order" o on o.id = p.order_id
    where p.state <> c.status or (c.status = 1 and not p.is_partial and (o.pay_time is null or o.pay_price <> p.amount))`,
};

/** Finds every row of the mall that is not as it must be, whatever happened: there should be none. */
export const mallGaps = Object.entries(rules)
  .map(([gap, statement]) => `select '${gap}' as gap, id from (${statement}) broken`)
  .join(' union all ');

const BACK = `left join lateral (select sum(p.amount) as goods, sum(p.postage) as freight from refund_line p
  join refund r on r.id = p.refund_id and r.state = 'done' where p.line_id = l.id) back on true`;

/** Finds orders at rest, received before this moment, of which not all is settled, once, with each shop of their lines. */
export const unsettledBefore = (until: Date): string => `
  select o.id, w.shop_id from "order" o
  join (select l.order_id, l.mer_id as shop_id, sum(l.paid_price) as goods, sum(l.paid_postage) as freight,
      coalesce(sum(back.goods), 0) as goods_back, coalesce(sum(back.freight), 0) as freight_back
    from order_line l ${BACK} where l.mer_id is not null group by 1, 2) w on w.order_id = o.id
  left join lateral (select count(*) filter (where kind = 1) as times, sum(s.goods) as goods, sum(s.freight) as freight, sum(refund_goods) as goods_back,
      sum(refund_freight) as freight_back from settlement_line s where s.order_id = o.id and s.shop_id = w.shop_id and s.is_live) s on true
  where o.received_time < '${until.toISOString()}' and o.state in ('toReview', 'done') and o.refund_state in ('none', 'refunded')
    and not o.is_requested and o.case_state is null
    and (s.times, s.goods, s.freight, s.goods_back, s.freight_back) is distinct from (1, w.goods, w.freight, w.goods_back, w.freight_back)`;
