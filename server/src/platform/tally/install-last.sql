-- Tables are counted once all of them have said by which keys, whatever their domains are called.
do $$
declare
  counted text;
begin
  for counted in select counted_tables() loop
    perform tally_table(counted);
    -- An upgrade may have moved rows while no trigger counted, or changed what a row counts under.
    perform recount_tally(counted);
  end loop;
end $$;
