-- Bills of the sellers of an order change with its refunds, also those of orders that are settled: the next bill looks at it again. A mark
-- that a run has locked is waited for, so that what was paid after it looked is not forgotten.
create or replace function mark_settlement_due() returns trigger language plpgsql as $$
begin
  insert into settlement_due (shop_id, order_id)
    select distinct l.mer_id, l.order_id from order_line l where l.order_id = new.order_id and l.mer_id is not null order by 1
    on conflict (order_id, shop_id) do update set mark_time = now();
  return null;
end $$;
create or replace trigger refund_settlement_due after update of state on refund for each row
  when (new.state = 'done' and old.state <> 'done') execute function mark_settlement_due();

-- Bills are counted by state, also those of each shop. Sums of a shop: what its bills settled and what was paid for them so far, and
-- what those that wait come to.
create or replace function settlement_tally_keys(s settlement) returns text[] language sql immutable as $$
  select array[s.status::text]
$$;
create or replace function settlement_tally_owned(s settlement) returns table (owner integer, key text, n bigint) language sql immutable as $$
  select s.shop_id, sum.key, sum.n
  from (values (s.status::text, true, 1::bigint),
    ('settled', s.status in (1, 2) and s.confirm_time is not null, s.payable_amount - s.carried_amount),
    ('paid', s.status in (1, 2) and s.pay_time is not null, s.payable_amount),
    ('open', s.status = 0, s.payable_amount)) sum (key, counts, n)
  where sum.counts
$$;
