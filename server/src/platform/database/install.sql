-- Runs after every migration; everything here can run again.

-- Every statement that changes an audited table leaves its rows, before and after, under the change that the write path opened. A
-- statement outside the write path has no change and is refused.
create or replace function open_change_id(changed text) returns bigint language plpgsql stable as $$
declare
  change bigint := nullif(current_setting('signalbox.change', true), '')::bigint;
begin
  if change is null then
    raise exception 'write to % outside the write path', changed using errcode = 'SB001';
  end if;
  return change;
end $$;

-- `"name":value` of a column where a row differs before (`s`) and after (`f`) a statement, as an expression over one of the two.
create or replace function difference_of(name text, side text) returns text language sql immutable as $$
  select format('case when s.%1$I is distinct from f.%1$I then %2$L || coalesce(to_json(%3$s.%1$I)::text, ''null'') end', name, to_json(name) || ':', side)
$$;

-- Gives a table a function that records its rows. The columns are written out: two rows compared that way take a tenth of the time
-- that JSON of all they hold would take, and only what differs becomes JSON. A trigger keeps the plan of its first statement, mostly one of
-- one row, which would later compare hundreds of rows each with each. A full join cannot: it hashes or sorts them, here and wherever a
-- trigger pairs the rows before and after.
create or replace function audit_table(audited text) returns void language plpgsql as $$
declare
  hidden text[] := array['search', 'update_time'];
  recorder text := 'record_rows_of_' || audited;
  columns text[] := array(
    select a.attname::text from pg_attribute a
    where a.attrelid = format('%I', audited)::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> all (hidden) order by a.attnum);
  listed text := (select string_agg(format('%I', name), ', ') from unnest(columns) name);
  before text := (select string_agg(difference_of(name, 's'), ', ') from unnest(columns) name);
  after text := (select string_agg(difference_of(name, 'f'), ', ') from unnest(columns) name);
begin
  execute format($create$
    create or replace function %1$I() returns trigger language plpgsql as $record$
    declare
      change bigint := open_change_id(%2$L);
    begin
      if change = 0 then return null; end if;
      if tg_op = 'INSERT' then
        insert into change_row (change_id, noun, row_id, before, after)
          select change, %2$L, f.id, null, to_jsonb(f) from (select %3$s from fresh) f;
      elsif tg_op = 'DELETE' then
        insert into change_row (change_id, noun, row_id, before, after)
          select change, %2$L, s.id, to_jsonb(s), null from (select %3$s from stale) s;
      else
        insert into change_row (change_id, noun, row_id, before, after)
          select change, %2$L, id, ('{' || before || '}')::jsonb, ('{' || after || '}')::jsonb
          from (
            select id, array_to_string(array[%4$s], ',') as before, array_to_string(array[%5$s], ',') as after
            from stale s full join fresh f using (id)
          ) compared
          where after <> '';
      end if;
      return null;
    end $record$
  $create$, recorder, audited, listed, before, after);
  execute format('create or replace trigger record_insert after insert on %I referencing new table as fresh for each statement execute function %I()', audited, recorder);
  execute format('create or replace trigger record_update after update on %I referencing old table as stale new table as fresh for each statement execute function %I()', audited, recorder);
  execute format('create or replace trigger record_delete after delete on %I referencing old table as stale for each statement execute function %I()', audited, recorder);
end $$;

-- Closes a change: one that touched no row is forgotten, any other is announced to every process at commit and waits for its seal. A change that goes
-- on in several transactions announces the rows of each, those after `since`.
create or replace function close_change(closing bigint, since bigint) returns boolean language plpgsql as $$
declare
  found jsonb;
  through bigint;
  closed change;
begin
  select jsonb_object_agg(noun, ids), max(last) into found, through from (
    select noun, to_jsonb((array_agg(distinct row_id))[1:50]) as ids, max(id) as last
    from change_row where change_id = closing and id > since group by noun
  ) nouns;
  if found is null then
    if since = 0 then delete from change where id = closing; end if;
    return since > 0;
  end if;
  insert into change_unsealed (change_id, since, through) values (closing, since, through);
  update change c set touched = coalesce(touched, '{}') || found where c.id = closing returning c.* into closed;
  perform pg_notify('signalbox', jsonb_build_object('topic', 'change', 'id', closing, 'act', closed.act, 'actor', closed.actor_name,
    'actorId', case when closed.actor_kind = 'admin' then closed.actor_id end, 'tables', found)::text);
  return true;
end $$;

-- Refuses changes of ledgers and logs: nobody changes what was written.
create or replace function keep_as_written() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'SB002';
end $$;
