-- Province that a written address begins with; goods that are fetched have none.
create or replace function address_region(address text, shipping_type integer) returns text language sql immutable as $$
  select case when shipping_type = 2 then 'pick' else coalesce(substring(address from
    '^\s*(?:中国)?\s*(北京|天津|上海|重庆|河北|山西|内蒙古|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆|台湾|香港|澳门)'), '') end
$$;

-- What was sold and what went back in a time, line by line, under its key of every dimension: a sale at the moment of its payment, without
-- orders that the back-office deleted, and a refund at its own. Both are whole sums of what was paid for goods and freight.
create or replace function sales_facts(since timestamptz, until timestamptz)
  returns table (at timestamptz, order_id integer, line_id integer, refund_id integer, mer_id integer, product text, sku text, category text, seller text, channel text,
    coupon text, campaign text, level text, "group" text, staff text, region text, hour text, "all" text, pieces integer, lines integer, paid bigint,
    freight bigint, back_pieces integer, refunded bigint, costed_lines integer, costed_goods bigint, cost bigint) language sql stable as $$
  select f.at, case when f.refund_id is null then o.id end, f.line_id, f.refund_id, f.mer_id, f.product_id::text, f.sku_id::text, coalesce(f.cate_ids[1], 0)::text,
    coalesce(f.mer_id, 0)::text, case when o.storefront_id is null then o.source else 'key ' || o.storefront_id end,
    coalesce(o.issue_coupon_id, 0)::text, coalesce(o.activity_id, 0)::text,
    coalesce(case when b.order_id is null then c.level else b.level_id end, 0)::text,
    coalesce(case when b.order_id is null then c.group_id else b.group_id end, 0)::text,
    coalesce((select s.actor_id from order_log s where o.source = 'desk' and s.order_id = o.id and s.actor_kind = 'admin'
      and s.change_type = 'cache_key_create_order' order by s.id limit 1), 0)::text,
    address_region(o.user_address, o.shipping_type), to_char(f.at at time zone 'Asia/Shanghai', 'HH24'), '',
    f.pieces, f.lines, f.paid, f.freight, f.back_pieces, f.refunded, f.costed_lines, f.costed_goods, f.cost
  from (
    select p.pay_time as at, p.id as of_order, l.id as line_id, null::integer as refund_id, l.mer_id, l.product_id, l.sku_id, l.cate_ids, l.pay_num as pieces, 1 as lines,
      l.paid_price + l.paid_postage as paid, l.paid_postage as freight, 0 as back_pieces, 0::bigint as refunded,
      case when l.cost is null then 0 else 1 end as costed_lines, case when l.cost is null then 0 else l.paid_price end as costed_goods,
      coalesce(l.cost, 0) * l.pay_num as cost
    from "order" p join order_line l on l.order_id = p.id
    where p.pay_time >= since and p.pay_time < until and not p.is_system_del
    union all
    select r.done_time, r.order_id, l.id, r.id, l.mer_id, l.product_id, l.sku_id, l.cate_ids, 0, 0, 0, 0, b.quantity, b.amount + b.postage,
      0, case when l.cost is null then 0 else -b.amount end, case when r.restock then -coalesce(l.cost, 0) * b.quantity else 0 end
    from refund r join refund_line b on b.refund_id = r.id join order_line l on l.id = b.line_id
    where r.state = 'done' and r.done_time >= since and r.done_time < until
  ) f
  join "order" o on o.id = f.of_order
  left join sales_buyer b on b.order_id = o.id
  left join customer c on c.id = o.uid
$$;

-- The sums of one day, as the rows have them.
create or replace function counted_sales(of_day date)
  returns table (dimension text, day date, key text, orders integer, pieces integer, lines integer, paid bigint, freight bigint, refunds integer,
    back_pieces integer, refunded bigint, costed_lines integer, costed_goods bigint, cost bigint) language sql stable as $$
  select d.dimension, of_day, d.key, count(distinct f.order_id)::int, sum(f.pieces)::int, sum(f.lines)::int, sum(f.paid)::bigint, sum(f.freight)::bigint,
    count(distinct f.refund_id)::int, sum(f.back_pieces)::int, sum(f.refunded)::bigint, sum(f.costed_lines)::int, sum(f.costed_goods)::bigint,
    sum(f.cost)::bigint
  from sales_facts(of_day::timestamp at time zone 'Asia/Shanghai', (of_day + 1)::timestamp at time zone 'Asia/Shanghai') f
  cross join lateral (values ('all', f."all"), ('hour', f.hour), ('product', f.product), ('sku', f.sku), ('category', f.category), ('seller', f.seller),
    ('channel', f.channel), ('coupon', f.coupon), ('campaign', f.campaign), ('level', f.level), ('group', f."group"), ('staff', f.staff),
    ('region', f.region)) d (dimension, key)
  group by d.dimension, d.key
$$;

-- Level and group of buyers of a day whose payment came before they were kept.
create or replace function keep_buyers_of_day(of_day date) returns void language sql as $$
  insert into sales_buyer (order_id, level_id, group_id)
  select o.id, c.level, c.group_id
  from (
    select p.id from "order" p where p.pay_time >= of_day::timestamp at time zone 'Asia/Shanghai' and p.pay_time < (of_day + 1)::timestamp at time zone 'Asia/Shanghai'
      and not p.is_system_del
    union
    select r.order_id from refund r where r.state = 'done' and r.done_time >= of_day::timestamp at time zone 'Asia/Shanghai'
      and r.done_time < (of_day + 1)::timestamp at time zone 'Asia/Shanghai'
  ) sold
  join "order" o on o.id = sold.id left join customer c on c.id = o.uid
  where not exists (select from sales_buyer b where b.order_id = o.id)
  on conflict do nothing
$$;

-- Sums a day afresh. Its marks go first: a change that commits later than that is in no sum, and its mark stays.
create or replace function sum_sales_of_day(of_day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7451911, of_day - date '2000-01-01');
  delete from sales_mark m where m.day = of_day;
  perform keep_buyers_of_day(of_day);
  delete from sales_sum s where s.day = of_day and s.dimension = any(array['all', 'hour', 'product', 'sku', 'category', 'seller', 'channel', 'coupon',
    'campaign', 'level', 'group', 'staff', 'region']);
  insert into sales_sum (dimension, day, key, orders, pieces, lines, paid, freight, refunds, back_pieces, refunded, costed_lines, costed_goods, cost)
  select * from counted_sales(of_day);
end $$;

create or replace function mark_sales(variadic moments timestamptz[]) returns void language sql as $$
  insert into sales_mark (day) select distinct (m at time zone 'Asia/Shanghai')::date from unnest(moments) m where m is not null
$$;

-- Keeps the level and the group that the buyer has at the payment, and marks its day.
create or replace function mark_sale() returns trigger language plpgsql as $$
begin
  insert into sales_buyer (order_id, level_id, group_id) select new.id, c.level, c.group_id from customer c where c.id = new.uid on conflict do nothing;
  perform mark_sales(new.pay_time);
  return null;
end $$;
create or replace trigger sale_marked_insert after insert on "order" for each row when (new.pay_time is not null) execute function mark_sale();
create or replace trigger sale_marked_update after update on "order" for each row
  when (old.pay_time is null and new.pay_time is not null) execute function mark_sale();

-- Marks the days whose sums a paid order changes: that of its payment and those of its refunds.
create or replace function mark_sales_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform mark_sales(old.pay_time);
  else
    perform mark_sales(variadic array[old.pay_time, new.pay_time] || array(select r.done_time from refund r where r.order_id = new.id and r.state = 'done'));
  end if;
  return null;
end $$;
create or replace trigger sales_marked_update after update on "order" for each row
  when (old.pay_time is not null
    and (old.pay_time, old.is_system_del, old.storefront_id, old.source, old.issue_coupon_id, old.activity_id, old.user_address, old.shipping_type)
      is distinct from (new.pay_time, new.is_system_del, new.storefront_id, new.source, new.issue_coupon_id, new.activity_id, new.user_address, new.shipping_type))
  execute function mark_sales_of_order();
create or replace trigger sales_marked_delete after delete on "order" for each row when (old.pay_time is not null) execute function mark_sales_of_order();

-- Marks the day of an order whose shares move though it is paid.
create or replace function mark_sales_of_line() returns trigger language plpgsql as $$
begin
  perform mark_sales(o.pay_time) from "order" o where o.id = new.order_id and o.pay_time is not null;
  return null;
end $$;
create or replace trigger sales_marked_update after update on order_line for each row
  when ((old.paid_price, old.paid_postage) is distinct from (new.paid_price, new.paid_postage)) execute function mark_sales_of_line();

-- Marks the day on which money went back.
create or replace function mark_sales_of_refund() returns trigger language plpgsql as $$
begin
  perform mark_sales(case when tg_op <> 'INSERT' and old.state = 'done' then old.done_time end, case when tg_op <> 'DELETE' and new.state = 'done' then new.done_time end);
  return null;
end $$;
create or replace trigger sales_marked_insert after insert on refund for each row when (new.state = 'done') execute function mark_sales_of_refund();
create or replace trigger sales_marked_update after update on refund for each row
  when ((old.state, old.done_time, old.restock) is distinct from (new.state, new.done_time, new.restock)) execute function mark_sales_of_refund();
create or replace trigger sales_marked_delete after delete on refund for each row when (old.state = 'done') execute function mark_sales_of_refund();

-- Keys whose sums differ on days without a mark: there should be none.
create or replace function sales_sum_gaps() returns table (dimension text, day date, key text) language sql stable as $$
  select g.dimension, g.day, g.key
  from (
    select s.day from sales_sum s where s.dimension = 'all'
    union select (o.pay_time at time zone 'Asia/Shanghai')::date from "order" o where o.pay_time is not null and not o.is_system_del
    union select (r.done_time at time zone 'Asia/Shanghai')::date from refund r where r.state = 'done'
  ) d (day)
  cross join lateral (
    select coalesce(k.dimension, c.dimension) as dimension, d.day, coalesce(k.key, c.key) as key
    from (select * from sales_sum s where s.day = d.day and s.dimension = any(array['all', 'hour', 'product', 'sku', 'category', 'seller', 'channel',
      'coupon', 'campaign', 'level', 'group', 'staff', 'region'])) k
    full join counted_sales(d.day) c on (c.dimension, c.key) = (k.dimension, k.key)
    where (k.orders, k.pieces, k.lines, k.paid, k.freight, k.refunds, k.back_pieces, k.refunded, k.costed_lines, k.costed_goods, k.cost)
      is distinct from (c.orders, c.pieces, c.lines, c.paid, c.freight, c.refunds, c.back_pieces, c.refunded, c.costed_lines, c.costed_goods, c.cost)
  ) g
  where not exists (select from sales_mark m where m.day = d.day)
$$;

-- What keys of a dimension are called; none where the record is gone.
create or replace function sales_names(of_dimension text, keys text[]) returns table (key text, name text) language sql stable as $$
  select k.key, case of_dimension
    when 'product' then (select p.store_name from product p where p.id = k.key::int)
    when 'sku' then (select p.store_name || case when s.suk in ('', '默认') then '' else ' · ' || s.suk end from sku s join product p on p.id = s.product_id where s.id = k.key::int)
    when 'category' then (select c.name from category c where c.id = k.key::int)
    when 'seller' then (select s.name from shop s where s.id = k.key::int)
    when 'channel' then (select s.name from storefront_key s where k.key like 'key %' and s.id = substr(k.key, 5)::int)
    when 'coupon' then (select c.name from coupon c where c.id = k.key::int)
    when 'campaign' then (select a.title from activity a where a.id = k.key::int)
    when 'level' then (select l.name from customer_level l where l.id = k.key::int)
    when 'group' then (select g.group_name from customer_group g where g.id = k.key::int)
    when 'staff' then (select a.real_name from admin a where a.id = k.key::int)
    end
  from unnest(keys) k (key)
$$;
