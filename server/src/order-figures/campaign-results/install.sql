-- What a paid order adds to the sums of its activity and of its coupon; nothing once the back-office has deleted it.
create or replace function campaign_parts(o "order")
  returns table (kind integer, campaign_id integer, orders integer, pieces integer, paid bigint, refunded bigint, discount bigint) language sql stable as $$
  select c.kind, c.campaign_id, 1, o.total_num, o.pay_price, o.refund_price, case when o.refund_state = 'refunded' then 0 else c.discount end
  from (
    select o.activity_kind, o.activity_id, (select coalesce(sum((l.original_price - l.price) * l.pay_num), 0)::bigint from order_line l where l.order_id = o.id)
      where o.activity_id is not null
    union all select 4, o.issue_coupon_id, o.coupon_price where o.issue_coupon_id is not null
  ) c (kind, campaign_id, discount)
  where o.pay_time is not null and not o.is_system_del
$$;

-- Adds to the sums of campaigns what an order has become, and takes off what it was.
create or replace function sum_campaigns_of_order() returns trigger language plpgsql as $$
begin
  update campaign_sum s set orders = s.orders + m.orders, pieces = s.pieces + m.pieces, paid = s.paid + m.paid,
    refunded = s.refunded + m.refunded, discount = s.discount + m.discount
  from (
    select p.kind, p.campaign_id, sum(p.orders) as orders, sum(p.pieces) as pieces, sum(p.paid) as paid, sum(p.refunded) as refunded,
      sum(p.discount) as discount
    from (select n.* from campaign_parts(new) n
      union all select q.kind, q.campaign_id, -q.orders, -q.pieces, -q.paid, -q.refunded, -q.discount from campaign_parts(old) q) p
    group by p.kind, p.campaign_id
  ) m
  where (s.kind, s.campaign_id) = (m.kind, m.campaign_id);
  return null;
end $$;

-- People who took part: who holds a coupon, who began a bargain, who ordered from any other activity.
create or replace function campaign_people(of_kind integer, campaign integer) returns integer language sql stable as $$
  select case of_kind when 4 then (select count(*) from coupon_user h where h.coupon_id = campaign)
    when 2 then (select count(distinct b.uid) from bargain_user b where b.bargain_id = campaign)
    else (select count(distinct o.uid) from "order" o where o.activity_id = campaign and not o.is_system_del) end
$$;

-- The row is locked first, so that the count sees whoever came meanwhile.
create or replace function recount_campaign_people(of_kind integer, campaign integer) returns void language plpgsql as $$
begin
  perform from campaign_sum s where (s.kind, s.campaign_id) = (of_kind, campaign) for update;
  update campaign_sum s set people = campaign_people(of_kind, campaign) where (s.kind, s.campaign_id) = (of_kind, campaign);
end $$;

create or replace function add_campaign_person(of_kind integer, campaign integer) returns void language sql as $$
  update campaign_sum s set people = s.people + 1 where (s.kind, s.campaign_id) = (of_kind, campaign)
$$;

-- Holders are counted statement by statement, and added to the sum when the transaction commits.
create or replace function note_coupon_holders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into coupon_holder_delta (coupon_id, delta) select f.coupon_id, count(*) from fresh f group by f.coupon_id order by f.coupon_id;
  else
    insert into coupon_holder_delta (coupon_id, delta) select s.coupon_id, -count(*) from stale s group by s.coupon_id order by s.coupon_id;
  end if;
  return null;
end $$;

-- Adds the holders counted by a transaction to the sum of their coupon.
create or replace function add_coupon_holders() returns trigger language plpgsql as $$
begin
  update campaign_sum s set people = s.people + new.delta where (s.kind, s.campaign_id) = (4, new.coupon_id);
  delete from coupon_holder_delta d where d.id = new.id;
  return null;
end $$;

-- Counts who began a bargain.
create or replace function count_campaign_bargainers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform recount_campaign_people(2, old.bargain_id);
  elsif not exists (select from bargain_user b where b.bargain_id = new.bargain_id and b.uid = new.uid and b.id < new.id) then
    perform add_campaign_person(2, new.bargain_id);
  end if;
  return null;
end $$;

-- Counts who ordered from any other activity.
create or replace function count_campaign_buyers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform recount_campaign_people(old.activity_kind, old.activity_id);
  elsif not exists (
    select from "order" o where o.activity_id = new.activity_id and o.uid = new.uid and o.id < new.id and not o.is_system_del) then
    perform add_campaign_person(new.activity_kind, new.activity_id);
  end if;
  return null;
end $$;

-- Each runs at the end of its transaction, when the lines of an order are there and a row of sums is held for the commit alone.
create constraint trigger campaign_sums_insert after insert on "order" deferrable initially deferred for each row
  when (new.pay_time is not null and coalesce(new.activity_id, new.issue_coupon_id) is not null) execute function sum_campaigns_of_order();
create constraint trigger campaign_sums_update after update on "order" deferrable initially deferred for each row
  when (coalesce(new.activity_id, new.issue_coupon_id) is not null
    and (old.pay_time, old.pay_price, old.refund_price, old.refund_state, old.is_system_del)
      is distinct from (new.pay_time, new.pay_price, new.refund_price, new.refund_state, new.is_system_del))
  execute function sum_campaigns_of_order();
create constraint trigger campaign_sums_delete after delete on "order" deferrable initially deferred for each row
  when (coalesce(old.activity_id, old.issue_coupon_id) is not null) execute function sum_campaigns_of_order();

create constraint trigger campaign_buyers_insert after insert on "order" deferrable initially deferred for each row
  when (new.activity_kind <> 2 and new.uid is not null) execute function count_campaign_buyers();
create constraint trigger campaign_buyers_update after update on "order" deferrable initially deferred for each row
  when (new.activity_kind <> 2 and (old.uid, old.is_system_del) is distinct from (new.uid, new.is_system_del))
  execute function count_campaign_buyers();
create constraint trigger campaign_buyers_delete after delete on "order" deferrable initially deferred for each row
  when (old.activity_kind <> 2) execute function count_campaign_buyers();

create constraint trigger campaign_bargainers_insert after insert or delete on bargain_user deferrable initially deferred
  for each row execute function count_campaign_bargainers();
create constraint trigger campaign_bargainers_update after update on bargain_user deferrable initially deferred
  for each row when (old.uid <> new.uid) execute function count_campaign_bargainers();
create or replace trigger campaign_holders_insert after insert on coupon_user referencing new table as fresh
  for each statement execute function note_coupon_holders();
create or replace trigger campaign_holders_delete after delete on coupon_user referencing old table as stale
  for each statement execute function note_coupon_holders();
create constraint trigger campaign_holders after insert on coupon_holder_delta deferrable initially deferred
  for each row execute function add_coupon_holders();

-- Every activity has a row of sums, also one that brought nothing yet.
create or replace function note_activity() returns trigger language plpgsql as $$
begin
  insert into campaign_sum (kind, campaign_id) values (new.kind, new.id) on conflict do nothing;
  return null;
end $$;
-- Every coupon has a row of sums, also one that nobody used yet.
create or replace function note_coupon() returns trigger language plpgsql as $$
begin
  insert into campaign_sum (kind, campaign_id) values (4, new.id) on conflict do nothing;
  return null;
end $$;
create or replace trigger activity_noted after insert on activity for each row execute function note_activity();
create or replace trigger coupon_noted after insert on coupon for each row execute function note_coupon();

-- The sums as orders and those who took part have them.
create or replace function counted_campaign_sums()
  returns table (kind integer, campaign_id integer, people integer, orders integer, pieces integer, paid bigint, refunded bigint, discount bigint)
  language sql stable as $$
  select c.kind, c.id, campaign_people(c.kind, c.id), coalesce(s.orders, 0)::int, coalesce(s.pieces, 0)::int, coalesce(s.paid, 0)::bigint,
    coalesce(s.refunded, 0)::bigint, coalesce(s.discount, 0)::bigint
  from (select a.kind, a.id from activity a union all select 4, k.id from coupon k) c
  left join (
    select p.kind, p.campaign_id, sum(p.orders) as orders, sum(p.pieces) as pieces, sum(p.paid) as paid, sum(p.refunded) as refunded,
      sum(p.discount) as discount
    from "order" o cross join lateral campaign_parts(o) p
    where o.activity_id is not null or o.issue_coupon_id is not null group by p.kind, p.campaign_id
  ) s on (s.kind, s.campaign_id) = (c.kind, c.id)
$$;

-- Campaigns whose sums differ: there should be none.
create or replace function campaign_sum_gaps() returns table (kind integer, campaign_id integer) language sql stable as $$
  select coalesce(k.kind, c.kind), coalesce(k.campaign_id, c.campaign_id)
  from campaign_sum k full join counted_campaign_sums() c on (c.kind, c.campaign_id) = (k.kind, k.campaign_id)
  where (k.people, k.orders, k.pieces, k.paid, k.refunded, k.discount)
    is distinct from (c.people, c.orders, c.pieces, c.paid, c.refunded, c.discount)
$$;
