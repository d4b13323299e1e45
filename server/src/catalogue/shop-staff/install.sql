-- The shop whose products an administrator keeps; null for everybody else.
create or replace function shop_of_staff(admin_id integer) returns integer language sql stable as $$
  select s.shop_id from shop_staff s where s.admin_id = shop_of_staff.admin_id
$$;

-- Processes keep in memory what people may see.
create or replace trigger announce_rights after insert or update or delete on shop_staff
  for each statement execute function announce_rights();

-- The shops of which a product of this name waits for goods, for notices that name it: others may sell one of the same name. What is
-- indexed begins with the name and a blank, so that a name of one character has a pair as well.
create or replace function shops_low_on(store_name text) returns setof integer language sql stable as $$
  select p.mer_id from product p
  where p.search @> bigrams(shops_low_on.store_name || ' ') and p.store_name = shops_low_on.store_name
    and p.mer_id is not null and not p.is_del
    and exists (select from low_stock_notice n where n.product_id = p.id and n.refill_time is null)
$$;
