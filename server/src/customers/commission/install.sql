-- What has counted, or never will, stays as it was written; only commission that waits, and a withdrawal until it is decided, go on.
create or replace trigger commission_record_keep before update on commission_record for each row
  when (old.status in (3, 4)) execute function keep_as_written();
create or replace trigger commission_record_stay before delete on commission_record for each statement execute function keep_as_written();

-- Commission that counts: what orders earned, and what is left of all; and every movement of the ledger by direction, kind and state.
create or replace function commission_record_tally_sums(c commission_record) returns table (key text, n bigint) language sql immutable as $$
  select v.key, c.price from (values ('earned', c.kind in ('gain', 'loss')), ('left', c.kind <> 'refused')) v (key, counts)
  where v.counts and c.status = 3
  union all select concat_ws(' ', case when c.price > 0 then 'in' else 'out' end, c.kind, c.status), c.price where c.status in (3, 5)
$$;

-- The same by the day from which it counts, for sums of a period.
create or replace function commission_record_tally_days(c commission_record) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select s.key, c.update_time, s.n from commission_record_tally_sums(c) s
$$;
