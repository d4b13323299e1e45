-- A shop keeps one active super administrator at least, whoever writes and in whatever order two of them commit.
create or replace function check_last_super() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7451904);
  if not exists (
    select from admin a join admin_role ar on ar.admin_id = a.id join role r on r.id = ar.role_id
    where r.is_super and a.status and not a.is_del)
  then
    raise exception 'no active super administrator is left' using errcode = 'check_violation', constraint = 'admin__last_super';
  end if;
  return null;
end $$;

drop trigger if exists admin__last_super on admin;
create constraint trigger admin__last_super after update of status, is_del or delete on admin
  deferrable initially deferred for each row execute function check_last_super();
drop trigger if exists admin_role__last_super on admin_role;
create constraint trigger admin_role__last_super after delete on admin_role
  deferrable initially deferred for each row execute function check_last_super();
