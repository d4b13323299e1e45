-- The pick-up points that an administrator works at, which decide which orders they see.
create or replace function points_of_staff(admin_id integer) returns setof integer language sql stable as $$
  select s.store_id from pick_staff s where s.uid = admin_id and s.status
$$;

-- Processes keep in memory what people may see.
create or replace trigger announce_rights after insert or update or delete on pick_staff
  for each statement execute function announce_rights();
