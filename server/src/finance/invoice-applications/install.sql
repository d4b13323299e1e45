-- The tabs under which an application is counted.
create or replace function invoice_application_tally_keys(a invoice_application) returns text[] language sql immutable as $$
  select array['all', case a.audit when 1 then 'unaudited' when 2 then 'auditing' when 3 then 'refused'
    else case when a.progress = 3 then 'issued' else 'toIssue' end end]
$$;
