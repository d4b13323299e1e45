-- Announces what takes a right away, by whoever and with whatever tool it is written: processes keep sessions and rights in memory. The write
-- path reads `signalbox.rights` as it closes, and answers once all of them have heard.

create or replace function announce_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('signalbox', '{"topic":"rights"}');
  perform set_config('signalbox.rights', 'told', true);
  return null;
end $$;

create or replace trigger announce_rights after insert or update or delete on admin for each statement execute function announce_rights();
create or replace trigger announce_rights after insert or update or delete on admin_role for each statement execute function announce_rights();
create or replace trigger announce_rights after insert or update or delete on role for each statement execute function announce_rights();
create or replace trigger announce_rights after insert or update or delete on role_menu for each statement execute function announce_rights();
create or replace trigger announce_rights after insert or update or delete on menu for each statement execute function announce_rights();

-- A message holds 8000 bytes at most.
create or replace function announce_sessions(ended integer[]) returns void language sql as $$
  select pg_notify('signalbox', jsonb_build_object('topic', 'session', 'ids', ended[start:start + 499])::text),
    set_config('signalbox.rights', 'told', true)
  from generate_series(1, cardinality(ended), 500) start;
$$;

-- Announces sessions that are gone.
create or replace function announce_ended_sessions() returns trigger language plpgsql as $$
begin
  perform announce_sessions(array(select id from stale));
  return null;
end $$;

-- Announces sessions that end earlier than they would have.
create or replace function announce_shortened_sessions() returns trigger language plpgsql as $$
begin
  perform announce_sessions(array_agg(id) filter (where f.expire_time < s.expire_time)) from stale s full join fresh f using (id);
  return null;
end $$;

create or replace trigger announce_ended after delete on admin_session
  referencing old table as stale for each statement execute function announce_ended_sessions();
create or replace trigger announce_shortened after update on admin_session
  referencing old table as stale new table as fresh for each statement execute function announce_shortened_sessions();
