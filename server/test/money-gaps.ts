/** Broken rules of money, each with a statement that finds the rows in question. */
const rules: Readonly<Record<string, string>> = {
  'figure that is not the sum of its ledger': `
    select c.id from customer c
    where c.now_money <> coalesce((select sum(amount) from user_bill b where b.uid = c.id), 0)
      or c.integral <> coalesce((select sum(integral) from integral_record r where r.uid = c.id and r.status = 3), 0)
      or c.experience <> coalesce((select sum(experience) from experience_record e where e.uid = c.id), 0)
      or c.brokerage_price <> coalesce(
        (select sum(price) from commission_record m where m.uid = c.id and (m.status in (3, 5) or m.kind = 'withdraw')), 0)`,
  'order whose lines do not share its price, freight or coupon': `
    select o.id from "order" o join (
      select order_id, sum(paid_price + paid_postage) as paid, sum(paid_postage) as postage, sum(coupon_price) as coupon
      from order_line group by order_id) l on l.order_id = o.id
    where (l.paid, l.postage, l.coupon) <> (o.pay_price, least(o.pay_postage, o.pay_price), o.coupon_price)`,
  'row whose figure does not follow from the one before': `
    select id from (select id, balance, sum(amount) over (partition by uid order by id) as after from user_bill) b where balance <> after
    union all
    select id from (select id, balance, sum(experience) over (partition by uid order by id) as after from experience_record) e
    where balance <> after`,
  'figure below nothing': `
    select id from customer where now_money < 0 or integral < 0 or experience < 0
    union all select id from user_bill where balance < 0
    union all select id from integral_record where balance < 0
    union all select id from experience_record where balance < 0`,
  'commission below nothing without a refund': `
    select id from customer c where brokerage_price < 0
      and not exists (select from commission_record m where m.uid = c.id and m.kind in ('loss', 'merge'))`,
  'something left on an account that ended': `
    select id from customer c where merged_into is not null
      and (now_money <> 0 or integral <> 0 or experience <> 0 or brokerage_price <> 0
        or exists (select from commission_record m where m.uid = c.id and m.status in (1, 2))
        or exists (select from integral_record r where r.uid = c.id and r.status in (1, 2))
        -- Documents of a person who was erased stay with what is left of the account.
        or merged_into <> id and (exists (select from "order" o where o.uid = c.id)
          or exists (select from user_recharge r where r.uid = c.id)))`,
  'recharge that is not once on a balance, with its gift, less what went back': `
    select r.id from user_recharge r
    left join lateral (select sum(cash_amount) as cash, sum(give_amount) as gift from recharge_refund f
      where f.recharge_id = r.id and f.state <> 'failed') f on true
    where (r.refund_price, r.refund_give) <> (coalesce(f.cash, 0), coalesce(f.gift, 0))
      or case when r.pay_time is null then 0 else r.price + r.give_price - r.refund_price - r.refund_give end
        <> coalesce((select sum(amount) from user_bill b where b.link_id = r.order_no), 0)`,
  'withdrawal that did not take its commission once, or came back without a refusal': `
    select e.id from user_extract e
    where (select coalesce(sum(price), 0) from commission_record m where m.link_id = e.id::text and m.kind in ('withdraw', 'refused'))
      <> case when e.status = -1 then 0 else -e.extract_price end`,
  'order paid from a balance that is not there once, less what was refunded': `
    select o.id from "order" o where o.pay_type = 'yue' and o.pay_time is not null
      and coalesce((select sum(amount) from user_bill b where b.link_id = o.order_no), 0) <> o.refund_price - o.pay_price`,
  'refund that does not lie on lines to the last fen': `
    select r.id from refund r where r.amount <> coalesce((select sum(l.amount + l.postage) from refund_line l where l.refund_id = r.id), 0)`,
  'line that more went back of than was paid for it': `
    select l.id from order_line l join (
      select p.line_id, sum(p.amount) as goods, sum(p.postage) as freight, sum(p.quantity) as pieces
      from refund_line p join refund r on r.id = p.refund_id where r.state <> 'failed' group by p.line_id) gone on gone.line_id = l.id
    where gone.goods > l.paid_price or gone.freight > l.paid_postage or gone.pieces > l.pay_num`,
  'line whose discount is not what platform and shop bear of it': `
    select id from order_line where platform_price + shop_price <> coalesce(original_price, price) * pay_num - paid_price`,
  'line of which more went back to the platform than it bears, or less of an order that is paid back whole': `
    select l.id from order_line l join "order" o on o.id = l.order_id
    left join lateral (select coalesce(sum(p.platform_amount), 0) as goods, coalesce(sum(p.platform_postage), 0) as freight
      from refund_line p join refund r on r.id = p.refund_id where p.line_id = l.id and r.state <> 'failed') gone on true
    where gone.goods > l.platform_price or gone.freight > l.platform_postage
      or o.refund_state = 'refunded' and o.refund_price = o.pay_price and (gone.goods, gone.freight) <> (l.platform_price, l.platform_postage)`,
  'commission that is not the part of its goods that was kept': `
    select o.id from "order" o
    join lateral (select
        sum(case when o.refund_state = 'refunded' then 0 else m.promised - (
          select coalesce(sum(ceil(n.price * coalesce(gone.goods, 0) / l.paid_price)), 0)
          from jsonb_to_recordset(m.gains) n ("lineId" integer, price numeric) join order_line l on l.id = n."lineId"
          left join lateral (select sum(p.amount) as goods from refund_line p join refund r on r.id = p.refund_id
            where p.line_id = l.id and r.state = 'done') gone on true) end) as kept,
        sum(case when m.status = 4 then 0 else m.price end) as earned
      from commission_record m where m.link_id = o.order_no and m.kind = 'gain' and m.gains is not null) gains on true
    where kept <> earned + coalesce((select sum(l.price) from commission_record l where l.link_id = o.order_no and l.kind = 'loss'), 0)`,
  'promoter whose kept sums are not those of the ledgers': `select uid as id from promoter_sum_gaps()`,
  'invoice that red ones do not reverse as it says, or by more than it is': `
    select b.id from invoice b where b.color = 1
      and b.reversed_amount <> coalesce((select -sum(amount) from invoice r where r.origin_id = b.id), 0)`,
  'invoice of an order for more than the order, or refund after it without a task': `
    select b.id from invoice b join invoice_application_order l on l.application_id = b.application_id
    join "order" o on o.order_no = l.order_no
    where b.color = 1 and b.amount - coalesce((select sum(t.amount) from invoice_red_task t where t.invoice_id = b.id), 0)
      <> o.pay_price - o.refund_price`,
  'task that waits although red ones cover it, or is done although they do not': `
    select t.id from (select id, invoice_id, is_done, sum(amount) over (partition by invoice_id order by id) as due from invoice_red_task) t
    join invoice b on b.id = t.invoice_id where t.is_done <> (t.due <= b.reversed_amount)`,
};

/** Finds every row of money that is not as it must be, whatever happened: there should be none. */
export const moneyGaps = Object.entries(rules)
  .map(([gap, statement]) => `select '${gap}' as gap, id from (${statement}) broken`)
  .join(' union all ');
