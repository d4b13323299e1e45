-- Uses up a random string; false when it was used before, null when the key is good no more. Guards have no transaction of their own.
create or replace function use_nonce(of_key integer, used varchar, moment timestamptz) returns boolean language plpgsql as $$
begin
  -- The disk is not waited for: the log is written in order, so a call that changed something leaves its string there as well. One whose
  -- string a failure of the database takes along changed nothing.
  perform set_config('synchronous_commit', 'off', true);
  if not exists (
    select from storefront_key where id = of_key and not is_revoked and (expire_time is null or expire_time > moment))
  then return null; end if;
  insert into storefront_nonce (key_id, nonce, at) values (of_key, used, moment) on conflict do nothing;
  if not found then return false; end if;
  -- Looked at before it is written: requests of one key must not wait for each other.
  if not exists (select from storefront_key_use where key_id = of_key and last_time > moment - interval '1 minute') then
    insert into storefront_key_use (key_id, last_time) values (of_key, moment)
      on conflict (key_id) do update set last_time = excluded.last_time;
  end if;
  return true;
end $$;
