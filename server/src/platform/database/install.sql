-- Runs after every migration; everything here can run again.

-- Every statement that changes an audited table leaves its rows, before and after, under the change that the
-- write path opened. A statement outside the write path has no change and is refused.
create or replace function record_rows() returns trigger language plpgsql as $$
declare
  change bigint := nullif(current_setting('signalbox.change', true), '')::bigint;
  hidden text[] := array['search', 'update_time'];
begin
  if change is null then
    raise exception 'write to % outside the write path', tg_table_name using errcode = 'SB001';
  end if;
  if change = 0 then return null; end if;
  if tg_op = 'INSERT' then
    insert into change_row (change_id, noun, row_id, before, after)
      select change, tg_table_name, f.id, null, to_jsonb(f) - hidden from fresh f;
  elsif tg_op = 'DELETE' then
    insert into change_row (change_id, noun, row_id, before, after)
      select change, tg_table_name, s.id, to_jsonb(s) - hidden, null from stale s;
  else
    insert into change_row (change_id, noun, row_id, before, after)
      select change, tg_table_name, o.id, jsonb_object_agg(key, o.row -> key), jsonb_object_agg(key, value)
      -- `offset 0` makes each row into JSON once; folded into the query above it, that happens for every column of every row.
      from (select s.id, to_jsonb(s) - hidden as row from stale s offset 0) o
      join (select f.id, to_jsonb(f) - hidden as row from fresh f offset 0) n using (id)
      cross join lateral jsonb_each(n.row)
      where value is distinct from o.row -> key
      group by o.id;
  end if;
  return null;
end $$;

create or replace function audit_table(name text) returns void language plpgsql as $$
begin
  execute format('create or replace trigger record_insert after insert on %I referencing new table as fresh for each statement execute function record_rows()', name);
  execute format('create or replace trigger record_update after update on %I referencing old table as stale new table as fresh for each statement execute function record_rows()', name);
  execute format('create or replace trigger record_delete after delete on %I referencing old table as stale for each statement execute function record_rows()', name);
end $$;

-- Closes a change: one that touched no row is forgotten, any other is announced to every process at commit. A change that goes
-- on in several transactions announces the rows of each, those after `since`.
create or replace function close_change(closing bigint, since bigint) returns boolean language plpgsql as $$
declare
  found jsonb;
begin
  select jsonb_object_agg(noun, ids) into found from (
    select noun, jsonb_agg(row_id) as ids from (
      select noun, row_id, row_number() over (partition by noun order by row_id) as place
      from (select distinct noun, row_id from change_row where change_id = closing and id > since) rows
    ) placed where place <= 50 group by noun
  ) nouns;
  if found is null then
    if since = 0 then delete from change where id = closing; end if;
    return since > 0;
  end if;
  update change c set touched = coalesce(touched, '{}') || found where c.id = closing;
  perform pg_notify('signalbox', jsonb_build_object('topic', 'change', 'id', closing, 'act', act, 'actor', actor_name,
    'actorId', case when actor_kind = 'admin' then actor_id end, 'tables', found)::text)
    from change where id = closing;
  return true;
end $$;
