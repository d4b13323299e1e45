-- What a row of a ledger adds to the sums of its promoter.
create or replace function commission_record_promoter_parts(c commission_record)
  returns table (uid integer, orders integer, order_total bigint, total bigint, frozen bigint, times integer, paid bigint) language sql immutable as $$
  select c.uid, (c.kind = 'gain' and c.status = 3)::int, case when c.kind = 'gain' and c.status = 3 then coalesce(c.order_price, 0) else 0 end,
    case when c.kind in ('gain', 'loss') and c.status = 3 then c.price else 0 end,
    case when c.kind = 'gain' and c.status = 2 then c.price else 0 end, 0, 0::bigint
$$;
create or replace function user_extract_promoter_parts(e user_extract)
  returns table (uid integer, orders integer, order_total bigint, total bigint, frozen bigint, times integer, paid bigint) language sql immutable as $$
  select e.uid, 0, 0::bigint, 0::bigint, 0::bigint, (e.status = 1)::int, case when e.status = 1 then e.extract_price else 0 end
$$;

-- The sums as the ledgers have them.
create or replace function counted_promoter_sums()
  returns table (uid integer, orders integer, order_total bigint, total bigint, frozen bigint, times integer, paid bigint) language sql stable as $$
  select p.uid, sum(p.orders)::int, sum(p.order_total)::bigint, sum(p.total)::bigint, sum(p.frozen)::bigint, sum(p.times)::int, sum(p.paid)::bigint
  from (select q.* from commission_record c cross join lateral commission_record_promoter_parts(c) q
    union all select q.* from user_extract e cross join lateral user_extract_promoter_parts(e) q) p
  group by p.uid
$$;

-- Adds to the sums of promoters what a ledger has become, and takes off what it was. One function for each ledger, written out, because a statement that is put together while it runs is planned each time.
do $$
declare
  ledger text;
  moved constant text := 'insert into promoter_sum as s (uid, orders, order_total, total, frozen, times, paid)
    select uid, sum(orders), sum(order_total), sum(total), sum(frozen), sum(times), sum(paid) from (%s) p group by uid
    having (sum(orders), sum(order_total), sum(total), sum(frozen), sum(times), sum(paid)) <> (0, 0, 0, 0, 0, 0) order by uid
    on conflict (uid) do update set orders = s.orders + excluded.orders, order_total = s.order_total + excluded.order_total,
      total = s.total + excluded.total, frozen = s.frozen + excluded.frozen, times = s.times + excluded.times, paid = s.paid + excluded.paid;';
  fresh text;
  stale text;
begin
  foreach ledger in array array['commission_record', 'user_extract'] loop
    fresh := format('select q.* from fresh r cross join lateral %I(r) q', ledger || '_promoter_parts');
    stale := format('select q.uid, -q.orders, -q.order_total, -q.total, -q.frozen, -q.times, -q.paid from stale r cross join lateral %I(r) q',
      ledger || '_promoter_parts');
    execute format('create or replace function sum_promoters_of_%s() returns trigger language plpgsql as $sum$
      begin if tg_op = ''INSERT'' then %s else %s end if; return null; end $sum$',
      ledger, format(moved, fresh), format(moved, fresh || ' union all ' || stale));
    execute format('create or replace trigger promoters_insert after insert on %I referencing new table as fresh
      for each statement execute function sum_promoters_of_%s()', ledger, ledger);
    execute format('create or replace trigger promoters_update after update on %I referencing old table as stale new table as fresh
      for each statement execute function sum_promoters_of_%s()', ledger, ledger);
  end loop;
end $$;

-- Every promoter has a row, also one who has not earned yet.
create or replace function note_promoter() returns trigger language plpgsql as $$
begin
  insert into promoter_sum (uid, is_promoter) values (new.id, new.is_promoter)
    on conflict (uid) do update set is_promoter = excluded.is_promoter;
  return null;
end $$;
create or replace trigger customer_promotes after insert on customer for each row when (new.is_promoter) execute function note_promoter();
create or replace trigger customer_promoted after update of is_promoter on customer for each row
  when (new.is_promoter <> old.is_promoter) execute function note_promoter();

create or replace function promoter_sum_tally_sums(p promoter_sum) returns table (key text, n bigint) language sql immutable as $$
  select v.key, v.n from (values ('promoters', 1::bigint), ('orders', p.orders), ('orderTotal', p.order_total), ('frozen', p.frozen),
    ('times', p.times)) v (key, n) where p.is_promoter
$$;

-- Promoters whose sums differ from their ledgers: there should be none.
create or replace function promoter_sum_gaps() returns table (uid integer) language sql stable as $$
  select coalesce(k.uid, c.uid) from promoter_sum k full join counted_promoter_sums() c on c.uid = k.uid
  where (coalesce(k.orders, 0), coalesce(k.order_total, 0), coalesce(k.total, 0), coalesce(k.frozen, 0), coalesce(k.times, 0), coalesce(k.paid, 0))
    <> (coalesce(c.orders, 0), coalesce(c.order_total, 0), coalesce(c.total, 0), coalesce(c.frozen, 0), coalesce(c.times, 0), coalesce(c.paid, 0))
  union all
  select u.id from customer u left join promoter_sum k on k.uid = u.id where u.is_promoter <> coalesce(k.is_promoter, false)
$$;
