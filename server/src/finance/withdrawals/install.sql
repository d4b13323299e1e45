-- A decision is final, and nobody changes what was asked for; the account of a person who is erased goes from it.
create or replace trigger user_extract_keep before update on user_extract for each row
  when (old.status <> 0 and (not is_erasing() or old.status <> new.status) or old.extract_price <> new.extract_price or old.uid <> new.uid or old.extract_type <> new.extract_type)
  execute function keep_as_written();
create or replace trigger user_extract_stay before delete on user_extract for each statement execute function keep_as_written();

-- Withdrawals by their state: how many there are, and their sum.
create or replace function user_extract_tally_sums(e user_extract) returns table (key text, n bigint) language sql immutable as $$
  values ('count ' || e.status, 1::bigint), ('price ' || e.status, e.extract_price::bigint)
$$;

-- The sums again, by day of the application, for those of a period.
create or replace function user_extract_tally_days(e user_extract) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  values ('price ' || e.status, e.create_time, e.extract_price::bigint)
$$;
