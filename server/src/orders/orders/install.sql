-- Tab of our own lists: goods of a group-buy leave, or are handed out, once their team is whole.
create or replace function own_tab(tab text, team_status integer) returns text language sql immutable as $$
  select case when tab not in ('notShipped', 'toBeWrittenOff') then tab when coalesce(team_status, 2) <> 2 then 'teamWaiting'
    when tab = 'notShipped' then 'toSend' else 'toHandOut' end
$$;

-- Part that these shops have in an order: where it stands while the rest is still to send, its pieces, what went back of it, and its
-- latest parcel. What neither left nor went back where it was is left to send.
create or replace function shop_part(of_order integer, shops integer[]) returns table (tab text, sent_pieces integer, left_pieces integer,
  refund_price bigint, delivery_type text, delivery_name text, delivery_code text, delivery_id text) language sql stable as $$
  with line as (
    select l.id, l.pay_num, back.refunded, back.came_back, back.price, (
      select coalesce(sum((piece->>'quantity')::int), 0) from parcel p, jsonb_array_elements(p.pieces) piece
      where p.order_id = of_order and p.withdrawn_time is null and p.case_id is null and (piece->>'lineId')::int = l.id) as sent
    from order_line l cross join lateral (
      select coalesce(sum(r.quantity) filter (where paid.state <> 'failed'), 0) as refunded,
        coalesce(sum(r.quantity) filter (where paid.state <> 'failed' and paid.case_id is not null), 0) as came_back,
        coalesce(sum(r.amount + r.postage) filter (where paid.state = 'done'), 0) as price
      from refund_line r join refund paid on paid.id = r.refund_id where r.line_id = l.id) back
    where l.order_id = of_order and l.mer_id = any(shops)),
  total as (
    select coalesce(sum(sent), 0)::int as sent, coalesce(sum(greatest(0, pay_num - sent - (refunded - came_back))), 0)::int as rest,
      coalesce(sum(price), 0)::bigint as price from line)
  select case when rest > 0 then 'notShipped' when sent > 0 then 'spike' else 'refunded' end, sent, rest, price,
    latest.delivery_type, latest.delivery_name, latest.delivery_code, latest.delivery_id
  from total left join lateral (
    select p.delivery_type, p.delivery_name, p.delivery_code, p.delivery_id from parcel p
    where p.order_id = of_order and p.withdrawn_time is null and p.case_id is null
      and exists (select from jsonb_array_elements(p.pieces) piece join line on line.id = (piece->>'lineId')::int)
    order by p.id desc limit 1) latest on true
$$;

-- The keys under which an order is counted: all, the tab of the wire that shows it, and ours where it is another.
create or replace function order_tally_keys(o "order") returns text[] language sql immutable as $$
  select case when o.tab = 'gone' then '{}'::text[]
    else array['all', o.tab::text] || array_remove(array[own_tab(o.tab, o.team_status)], o.tab::text) end
$$;

-- Goods of an order stay as they were sold; the shares of what is paid move with its price, and the part that the shop bears with them. Lists
-- keep rows in memory as long as the order has the same version, so that a share must not move without it.
create or replace function keep_order_line() returns trigger language plpgsql as $$
begin
  raise exception 'order_line is written once, but for the shares of what is paid' using errcode = 'SB002';
end $$;
create or replace trigger order_line_keep after update on order_line for each row
  when (to_jsonb(old) - '{paid_price,paid_postage,shop_price}'::text[] is distinct from to_jsonb(new) - '{paid_price,paid_postage,shop_price}'::text[])
  execute function keep_order_line();

-- Deep pages are read from an index alone, but for rows written since the last vacuum: it comes after 2 %, not 20 %.
alter table "order" set (autovacuum_vacuum_scale_factor = 0.02);

-- Reading along the list by a word, from the index alone.
create index if not exists order__words on "order" (id) include (tab, words) where not is_system_del;

-- Paid orders of all times: how many there are, their sum, and that of each way to pay which staff compare.
create or replace function order_tally_sums(o "order") returns table (key text, n bigint) language sql immutable as $$
  select v.key, v.n from (values ('paid', 1::bigint), ('paidPrice', o.pay_price), ('weixinPrice', case o.pay_type when 'weixin' then o.pay_price end),
    ('yuePrice', case o.pay_type when 'yue' then o.pay_price end)) v (key, n) where n is not null and o.pay_time is not null and not o.is_system_del
$$;

-- What an order, or a part of one, counts under for its shop: its tabs, and what was paid.
create or replace function sums_of_shop(tab text, team_status integer, price bigint, pay_type text, pay_time timestamptz)
  returns table (key text, n bigint) language sql immutable as $$
  select v.key, v.n from (values ('all', 1::bigint), (tab, 1), (nullif(own_tab(tab, team_status), tab), 1),
    ('paid', case when pay_time is not null then 1 end), ('paidPrice', case when pay_time is not null then price end),
    ('weixinPrice', case when pay_time is not null and pay_type = 'weixin' then price end),
    ('yuePrice', case when pay_time is not null and pay_type = 'yue' then price end)) v (key, n)
  where v.key is not null and v.n is not null and tab <> 'gone'
$$;
-- What an order that one shop sold alone counts under for this shop; orders of several have parts.
create or replace function order_tally_owned(o "order") returns table (owner integer, key text, n bigint) language sql immutable as $$
  select o.mer_id, s.key, s.n from sums_of_shop(o.tab, o.team_status, o.pay_price, o.pay_type, o.pay_time) s where o.mer_id <> 0
$$;

-- Number and sums by day of payment, for charts and statistics; the tabs by day of creation, for lists and counts of a period.
create or replace function order_tally_days(o "order") returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select s.key, o.pay_time, s.n from order_tally_sums(o) s
  union all select t.tab, o.create_time, 1::bigint from unnest(order_tally_keys(o)) t (tab) where t.tab <> 'all'
$$;
