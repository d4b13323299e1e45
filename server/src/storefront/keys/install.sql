-- Uses up a random string; false when it was used before. Guards have no transaction of their own.
create or replace function use_nonce(of_key integer, used varchar, moment timestamptz) returns boolean language plpgsql as $$
begin
  insert into storefront_nonce (key_id, nonce, at) values (of_key, used, moment) on conflict do nothing;
  return found;
end $$;
