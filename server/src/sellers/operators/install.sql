-- Processes keep in memory what people may see.
create or replace trigger announce_rights after insert or update or delete on operator_staff
  for each statement execute function announce_rights();
create or replace trigger announce_rights after insert or update or delete on operator_shop
  for each statement execute function announce_rights();
