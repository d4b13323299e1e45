-- The pick-up point that an administrator works at, which decides which orders they see; null for everybody else.
create or replace function point_of_staff(admin_id integer) returns integer language sql stable as $$
  select s.store_id from pick_staff s where s.uid = admin_id and s.status
$$;

-- Processes keep in memory what people may see.
create or replace trigger announce_rights after insert or update or delete on pick_staff
  for each statement execute function announce_rights();
