-- Digest of one row of the log.
create or replace function digest_of_row(r change_row) returns text language sql stable as $$
  select encode(sha256(convert_to(json_build_array(r.id, r.noun, r.row_id, r.before::text, r.after::text)::text, 'utf8')), 'hex')
$$;

-- Digest with which a row was sealed that lost what it said of an erased person: where it reads as the log says of its erasure, which is
-- sealed itself, the one from before, else its own.
create or replace function sealed_digest_of(r change_row) returns text language sql stable as $$
  select coalesce((
    select e.after ->> 'was' from change_row e
    where e.noun = 'change_erasure' and e.row_id = r.id and e.before is null and e.after ->> 'became' = digest_of_row(r)
    order by e.id limit 1), digest_of_row(r))
$$;

-- Row of the log without the values of these columns; which columns it has stays.
create or replace function without_values(image jsonb, columns text[]) returns jsonb language sql immutable as $$
  select case when image is not null then image
    || coalesce((select jsonb_object_agg(name, null) from unnest(columns) name where image ? name), '{}') end
$$;

-- True where nothing but values went.
create or replace function is_without_values(was jsonb, became jsonb) returns boolean language sql immutable as $$
  select (was is null) = (became is null) and not exists (
    select from jsonb_each(was) w full join jsonb_each(became) b using (key)
    where w.key is null or b.key is null or b.value <> 'null' and b.value <> w.value)
$$;

-- Digest of what one transaction of a change left: its head, but for what is decided later (until when it can be taken back, by what
-- it was), and its rows after `since` up to `through`. Null when the change is gone. Rows are compared with their change, so that no index of
-- ids alone, with the rows of all others, is taken for the range.
create or replace function digest_of_change(changed bigint, since bigint, through bigint) returns text language sql stable as $$
  select encode(sha256(convert_to(json_build_array(
    c.id, extract(epoch from c.at), c.actor_kind, c.actor_id, c.actor_name, c.address, c.request_no, c.act,
    (select string_agg(case when erased.id is null then digest_of_row(r) else sealed_digest_of(r) end, '' order by r.id)
      from change_row r left join change_erasure erased on erased.id = r.id where (r.change_id, r.id) > (changed, since) and (r.change_id, r.id) <= (changed, through))
  )::text, 'utf8')), 'hex')
  from change c where c.id = changed
$$;

-- True where an act is older than the days for which the shop keeps the log, reckoned from the latest act.
create or replace function is_past_keeping(acted timestamptz) returns boolean language sql stable as $$
  select coalesce((
    select acted < (select c.at from change c order by c.id desc limit 1) - make_interval(days => value::int)
    from config where name = 'change_keep_days' and value ~ '^\d{2,5}$' and value::int >= 90), false)
$$;

-- The log is written once. Only the retention removes entries, of acts that are older than the shop keeps them, only an erasure takes values out
-- of rows, and a change without rows is forgotten by the transaction that began it.
create or replace function keep_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'change_row' and is_erasing() then
    if (new.id, new.change_id, new.noun, new.row_id) = (old.id, old.change_id, old.noun, old.row_id)
      and is_without_values(old.before, new.before) and is_without_values(old.after, new.after)
    then return new; end if;
  end if;
  if tg_op = 'DELETE' and current_setting('signalbox.retire', true) = 'on' then
    -- Each branch reads columns that the other tables have not.
    if tg_table_name = 'change_row' then return old;
    elsif tg_table_name = 'change' then
      if is_past_keeping(old.at) then return old; end if;
    elsif is_past_keeping(coalesce((select at from change where id = old.change_id), old.at)) then return old;
    end if;
  end if;
  raise exception '% is written once', tg_table_name using errcode = 'SB002';
end $$;

create or replace trigger keep_written before update of id, at, actor_kind, actor_id, actor_name, address, request_no, act on change
  for each row execute function keep_log();
create or replace trigger keep_closed before delete on change for each row when (old.touched is not null) execute function keep_log();
create or replace trigger keep_closing before update of touched on change
  for each row when (old.touched is not null and new.touched is null) execute function keep_log();
create or replace trigger keep_all before truncate on change for each statement execute function keep_log();
create or replace trigger keep_written before update or delete on change_row for each row execute function keep_log();
create or replace trigger keep_all before truncate on change_row for each statement execute function keep_log();
create or replace trigger keep_written before update or delete on change_seal for each row execute function keep_log();
create or replace trigger keep_all before truncate on change_seal for each statement execute function keep_log();
