-- The shops whose data an administrator keeps: as one of their own people, or for the operator that runs them.
create or replace function shops_of_staff(admin_id integer) returns setof integer language sql stable as $$
  select s.shop_id from shop_staff s where s.admin_id = shops_of_staff.admin_id
  union
  select s.shop_id from operator_shop s
    join operator_staff p on p.operator_id = s.operator_id where p.admin_id = shops_of_staff.admin_id
$$;

-- Processes keep in memory what people may see.
create or replace trigger announce_rights after insert or update or delete on shop_staff
  for each statement execute function announce_rights();
