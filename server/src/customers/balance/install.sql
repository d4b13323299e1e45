-- What a balance came through stays as it was written.
create or replace trigger user_bill_keep before update or delete on user_bill for each statement execute function keep_as_written();

-- Sums of what moved balances, by direction and kind.
create or replace function user_bill_tally_sums(b user_bill) returns table (key text, n bigint) language sql immutable as $$
  select concat_ws(' ', case when b.amount > 0 then 'in' else 'out' end, b.type), b.amount::bigint
$$;

-- The same by day, for sums of a period.
create or replace function user_bill_tally_days(b user_bill) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select s.key, b.create_time, s.n from user_bill_tally_sums(b) s
$$;
