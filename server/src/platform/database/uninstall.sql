-- Runs before every upgrade: removes the functions that earlier installs made, and their triggers, so that none stays behind whose
-- file is gone or whose arguments changed. A function that tables are built on stays and is replaced.
do $$
declare
  -- Databases of before the mark have no labels on functions: there, all of them are ours.
  is_unlabelled boolean := obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') is null
    and to_regclass('drizzle.__drizzle_migrations') is not null;
  installed record;
  hung record;
begin
  for installed in
    select p.oid, p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and (
      obj_description(p.oid, 'pg_proc') = 'signalbox'
      or is_unlabelled and not exists (
        select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e'))
  loop
    for hung in select tgname as name, tgrelid::regclass as table_name from pg_trigger where tgfoid = installed.oid and not tgisinternal loop
      execute format('drop trigger %I on %s', hung.name, hung.table_name);
    end loop;
    if not exists (select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = installed.oid) then
      execute format('drop function %s', installed.name);
    end if;
  end loop;
end $$;
