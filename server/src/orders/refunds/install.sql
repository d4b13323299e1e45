-- Money that went back, by the day it did, for charts.
create or replace function refund_tally_days(r refund) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select v.key, r.done_time, v.n from (values ('done', 1::bigint), ('amount', r.amount)) v (key, n) where r.state = 'done' and r.done_time is not null
$$;
