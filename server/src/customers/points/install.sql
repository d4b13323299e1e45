-- What has counted, or never will, stays as it was written; only points that wait go on.
create or replace trigger integral_record_keep before update on integral_record for each row
  when (old.status in (3, 4)) execute function keep_as_written();
create or replace trigger integral_record_stay before delete on integral_record for each statement execute function keep_as_written();

-- Sums of the points that count, by direction and kind.
create or replace function integral_record_tally_sums(r integral_record) returns table (key text, n bigint) language sql immutable as $$
  select concat_ws(' ', case when r.integral > 0 then 'in' else 'out' end, r.kind), r.integral::bigint where r.status = 3
$$;

-- The same by the day from which they count, for sums of a period.
create or replace function integral_record_tally_days(r integral_record) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select s.key, r.update_time, s.n from integral_record_tally_sums(r) s
$$;
