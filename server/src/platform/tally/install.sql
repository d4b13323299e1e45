-- Kept counts and sums. A table `x` takes part by having a function `x_tally_keys(x) returns text[]`, the keys its row counts under,
-- `x_tally_sums(x) returns table (key text, n bigint)`, what its row adds to which sums, or
-- `x_tally_days(x) returns table (key text, at timestamptz, n bigint)`, what it adds to which sums of which day of the shop's clock.
-- Days are kept under the noun `x by day`, the day after the key, so that whoever reads one sum passes no other. What belongs to one of many
-- is kept under a noun of its owner, `x of 7`, so that who reads the counts of one passes those of no other:
-- `x_tally_owned(x) returns table (owner integer, key text, n bigint)`.

alter table tally set (fillfactor = 50);

-- A slot that no other transaction is writing, kept to the end of this one: counting makes nobody wait.
create or replace function tally_slot() returns integer language plpgsql as $$
declare
  kept integer := nullif(current_setting('signalbox.tally_slot', true), '')::integer;
begin
  if kept is not null then return kept; end if;
  for step in 0..31 loop
    kept := (pg_backend_pid() + step) % 32;
    exit when pg_try_advisory_xact_lock(7451910, kept);
    kept := null;
  end loop;
  kept := coalesce(kept, pg_backend_pid() % 32);
  perform pg_advisory_xact_lock(7451910, kept);
  perform set_config('signalbox.tally_slot', kept::text, true);
  return kept;
end $$;

-- Query of the counts and sums of a source's rows.
create or replace function tally_parts(counted text, source text, sign text) returns text language sql stable as $$
  select string_agg(case p.proname
    when counted || '_tally_keys' then format('select %L as noun, unnest(%I(r)) as key, %s1::bigint as n from %I r', counted, p.proname, sign, source)
    when counted || '_tally_sums' then format('select %L as noun, m.key, %sm.n as n from %I r cross join lateral %I(r) m', counted, sign, source, p.proname)
    when counted || '_tally_owned' then format('select %L || m.owner as noun, m.key, %sm.n as n from %I r cross join lateral %I(r) m',
      counted || ' of ', sign, source, p.proname)
    else format('select %L as noun, m.key || to_char(m.at at time zone ''Asia/Shanghai'', '' YYYY-MM-DD'') as key, %sm.n as n from %I r cross join lateral %I(r) m',
      counted || ' by day', sign, source, p.proname) end, ' union all ' order by p.proname)
  from pg_proc p where p.proname in (counted || '_tally_keys', counted || '_tally_sums', counted || '_tally_days', counted || '_tally_owned')
$$;

-- Gives a table a function that counts its rows. Its statements are written out, because one that is put together while it runs is
-- planned each time.
create or replace function tally_table(counted text) returns void language plpgsql as $$
declare
  counter text := 'count_rows_of_' || counted;
  gone text := tally_parts(counted, 'stale', '-');
  come text := tally_parts(counted, 'fresh', '');
begin
  execute format($create$
    create or replace function %1$I() returns trigger language plpgsql as $count$
    begin
      if tg_op = 'INSERT' then
        insert into tally (noun, key, slot, n) select noun, key, tally_slot(), sum(n) from (%2$s) moved group by noun, key
          on conflict (noun, key, slot) do update set n = tally.n + excluded.n;
      elsif tg_op = 'DELETE' then
        insert into tally (noun, key, slot, n) select noun, key, tally_slot(), sum(n) from (%3$s) moved group by noun, key
          on conflict (noun, key, slot) do update set n = tally.n + excluded.n;
      else
        insert into tally (noun, key, slot, n) select noun, key, tally_slot(), sum(n) from (%2$s union all %3$s) moved group by noun, key having sum(n) <> 0
          on conflict (noun, key, slot) do update set n = tally.n + excluded.n;
      end if;
      return null;
    end $count$
  $create$, counter, come, gone);
  execute format('create or replace trigger tally_insert after insert on %I referencing new table as fresh for each statement execute function %I()', counted, counter);
  execute format('create or replace trigger tally_update after update on %I referencing old table as stale new table as fresh for each statement execute function %I()', counted, counter);
  execute format('create or replace trigger tally_delete after delete on %I referencing old table as stale for each statement execute function %I()', counted, counter);
end $$;

-- What the counts should be, from the rows themselves.
create or replace function counted_keys(counted text) returns table (noun text, key text, n bigint) language plpgsql stable as $$
begin
  return query execute format('select c.noun, c.key, sum(c.n)::bigint from (%s) c group by c.noun, c.key', tally_parts(counted, counted, ''));
end $$;

-- True of the nouns that the counts of a table are kept under.
create or replace function is_tally_of(counted text, noun text) returns boolean language sql immutable as $$
  select noun in (counted, counted || ' by day') or starts_with(noun, counted || ' of ')
$$;

-- Counts afresh; writers of the table wait meanwhile.
create or replace function recount_tally(counted text) returns void language plpgsql as $$
begin
  execute format('lock table %I in share mode', counted);
  delete from tally t where is_tally_of(counted, t.noun);
  insert into tally (noun, key, slot, n) select c.noun, c.key, 0, c.n from counted_keys(counted) c;
end $$;

create or replace function counted_tables() returns setof text language sql stable as $$
  select distinct t.tablename::text from pg_tables t
  join pg_proc p on p.proname in (t.tablename || '_tally_keys', t.tablename || '_tally_sums', t.tablename || '_tally_days', t.tablename || '_tally_owned')
  where t.schemaname = 'public'
$$;

-- Keys whose kept count differs from a recount: there should be none.
create or replace function tally_gaps() returns table (noun text, key text, kept bigint, counted bigint) language sql stable as $$
  select b.noun, b.key, b.kept, b.counted
  from counted_tables() as c (name)
  cross join lateral (
    select coalesce(k.noun, f.noun) as noun, coalesce(k.key, f.key) as key, coalesce(k.n, 0) as kept, coalesce(f.n, 0) as counted
    from (select t.noun, t.key, sum(t.n)::bigint as n from tally t where is_tally_of(c.name, t.noun) group by t.noun, t.key) k
    full join counted_keys(c.name) f on (f.noun, f.key) = (k.noun, k.key)
  ) b
  where b.kept <> b.counted
$$;
