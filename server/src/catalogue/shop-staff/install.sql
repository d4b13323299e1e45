-- The shops whose products an administrator keeps.
create or replace function shops_of_staff(admin_id integer) returns setof integer language sql stable as $$
  select s.shop_id from shop_staff s where s.admin_id = shops_of_staff.admin_id
$$;

-- Processes keep in memory what people may see.
create or replace trigger announce_rights after insert or update or delete on shop_staff
  for each statement execute function announce_rights();
