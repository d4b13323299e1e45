-- Writes the parts that shops have in an order of several sellers, as its row, lines, parcels and refunds stand now.
create or replace function write_order_parts(of_order integer) returns void language sql as $$
  insert into order_part as p (order_id, mer_id, tab, team_status, paid_price, pay_type, pay_time)
  select o.id, l.mer_id,
    case when o.tab = 'notShipped' and (o.sent_pieces > 0 or o.refund_price > 0) then (select s.tab from shop_part(o.id, array[l.mer_id]) s) else o.tab end,
    o.team_status, l.paid_price, o.pay_type, o.pay_time
  from (select mer_id, sum(paid_price + paid_postage)::bigint as paid_price from order_line
    where order_id = of_order and mer_id is not null group by mer_id) l
  join "order" o on o.id = of_order and o.mer_id = 0
  on conflict (order_id, mer_id) do update set tab = excluded.tab, team_status = excluded.team_status, paid_price = excluded.paid_price,
    pay_type = excluded.pay_type, pay_time = excluded.pay_time
  where (p.tab, p.team_status, p.paid_price, p.pay_type, p.pay_time)
    is distinct from (excluded.tab, excluded.team_status, excluded.paid_price, excluded.pay_type, excluded.pay_time)
$$;

-- Keeps the parts of an order as it stands when the transaction ends: lines and parcels are written by then. Orders of the house alone have none.
create or replace function keep_order_parts() returns trigger language plpgsql as $$
begin
  if exists (select from order_line l where l.order_id = new.id and l.mer_id is not null) then
    perform write_order_parts(new.id);
  end if;
  return null;
end $$;
create constraint trigger order_new_parts after insert on "order" deferrable initially deferred for each row
  when (new.mer_id = 0) execute function keep_order_parts();
-- What left and came back of an order is looked at whenever its row is written, for a parcel may take the place of another.
create constraint trigger order_parts after update on "order" deferrable initially deferred for each row
  when (new.mer_id = 0 and ((old.tab, old.team_status, old.pay_price, old.pay_type, old.pay_time)
      is distinct from (new.tab, new.team_status, new.pay_price, new.pay_type, new.pay_time)
    or old.sent_pieces > 0 or new.sent_pieces > 0 or new.refund_price > 0))
  execute function keep_order_parts();

-- What a part counts under for its shop, beside the orders that the shop sold alone.
create or replace function order_part_tally_owned(p order_part) returns table (owner integer, key text, n bigint) language sql immutable as $$
  select p.mer_id, s.key, s.n from sums_of_shop(p.tab, p.team_status, p.paid_price, p.pay_type, p.pay_time) s
$$;
