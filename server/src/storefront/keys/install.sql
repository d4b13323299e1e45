-- Uses up a random string; false when it was used before, null when the key is good no more. Guards have no transaction of their own.
create or replace function use_nonce(of_key integer, used varchar, moment timestamptz) returns boolean language plpgsql as $$
begin
  if not exists (select from storefront_key where id = of_key and not is_revoked) then return null; end if;
  insert into storefront_nonce (key_id, nonce, at) values (of_key, used, moment) on conflict do nothing;
  return found;
end $$;
