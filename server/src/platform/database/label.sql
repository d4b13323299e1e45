-- Runs at the end of every upgrade: labels the functions it made, for the next one to find them.
do $$
declare
  made regprocedure;
begin
  for made in select oid from pg_proc where pronamespace = 'public'::regnamespace and xmin = pg_current_xact_id()::xid loop
    execute format('comment on function %s is %L', made, 'signalbox');
  end loop;
end $$;
