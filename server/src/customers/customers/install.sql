-- Nobody stands above themselves, however many steps apart, whoever writes, undo included. Those who change a referrer take turns.
-- Who has just come stands above nobody yet.
create or replace function check_upline() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7451906);
  if exists (
    with recursive above(id) as (
      select spread_uid from customer where id = new.id union select c.spread_uid from customer c join above a on c.id = a.id)
    select from above where id = new.id)
  then
    raise exception 'customer % would stand above itself', new.id using errcode = 'check_violation', constraint = 'customer__upline';
  end if;
  return null;
end $$;

drop trigger if exists customer__upline on customer;
create constraint trigger customer__upline after update of spread_uid on customer
  deferrable initially deferred for each row when (new.spread_uid is distinct from old.spread_uid) execute function check_upline();

-- How many somebody brought, counted with each who comes, goes or changes.
create or replace function count_downline() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update customer set spread_count = spread_count - 1 where id = old.spread_uid;
  end if;
  update customer set spread_count = spread_count + 1 where id = new.spread_uid;
  return null;
end $$;
create or replace trigger customer_brought after insert on customer for each row
  when (new.spread_uid is not null) execute function count_downline();
create or replace trigger customer_moved after update of spread_uid on customer for each row
  when (new.spread_uid is distinct from old.spread_uid) execute function count_downline();

-- Customers by how often they paid: never, once, two or three times, more; and by level. Accounts that went into another are nobody.
create or replace function customer_tally_keys(c customer) returns text[] language sql immutable as $$
  select case when c.merged_into is not null then '{}'
    else array_remove(array[
      'bought ' || case when c.pay_count > 3 then '4' when c.pay_count > 1 then '2' else c.pay_count::text end, 'level ' || c.level], null) end
$$;

-- New customers by day.
create or replace function customer_tally_days(c customer) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select 'new', c.create_time, 1::bigint
$$;

-- Of all promoters: how many they brought, and what they can withdraw.
create or replace function customer_tally_sums(c customer) returns table (key text, n bigint) language sql immutable as $$
  select v.key, v.n from (values ('brought', c.spread_count::bigint), ('left', c.brokerage_price)) v (key, n) where c.is_promoter
$$;
