-- Sums of all recharges, by way, and of what went back.
create or replace function user_recharge_tally_sums(r user_recharge) returns table (key text, n bigint) language sql immutable as $$
  select v.key, v.n from (values ('total', r.price), (r.recharge_type::text, r.price), ('refund', r.refund_price)) v (key, n)
  where r.pay_time is not null and v.n <> 0
$$;

-- The sums again, by day of the recharge, for those of a period.
create or replace function user_recharge_tally_days(r user_recharge) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select s.key, r.create_time, s.n from user_recharge_tally_sums(r) s
$$;
