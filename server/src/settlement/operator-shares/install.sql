-- The operator that runs a shop has its share of a bill from the moment it is confirmed, at the rate of that moment; whatever changes what
-- the commission of a bill comes to leaves it to the next statement.
create or replace function credit_operator() returns trigger language plpgsql as $$
begin
  if new.status = 1 then
    insert into operator_credit (settlement_id, operator_id, rate)
      select new.id, p.id, p.share_rate from operator_shop s join operator p on p.id = s.operator_id
      where s.shop_id = new.shop_id and p.share_rate > 0 and not p.is_del
      on conflict (settlement_id) do nothing;
  end if;
  -- Bills whose orders this one takes commission back of, in one order.
  perform from operator_credit c where c.settlement_id = new.id or c.settlement_id in (
    select k.settlement_id from settlement_line l join settlement_line k on k.order_id = l.order_id and k.shop_id = l.shop_id and k.is_live and k.kind = 1
    where l.settlement_id = new.id and l.kind = 2) order by c.id for update;
  update operator_credit c set is_due = true where not c.is_due and (c.settlement_id = new.id or c.settlement_id in (
    select k.settlement_id from settlement_line l join settlement_line k on k.order_id = l.order_id and k.shop_id = l.shop_id and k.is_live and k.kind = 1
    where l.settlement_id = new.id and l.kind = 2));
  return null;
end $$;
create or replace trigger settlement_credit_operator after update of status on settlement for each row
  when (new.status in (1, 3) and new.status <> old.status) execute function credit_operator();
