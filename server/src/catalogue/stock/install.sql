-- An entry moves the SKU it names. Products are locked first and in the order of their ids, as every verb does, so that no two
-- writers wait for each other.
create or replace function move_stock() returns trigger language plpgsql as $$
begin
  perform from product where id in (select product_id from fresh) order by id for no key update;
  update sku s set stock = s.stock + m.delta, sales = s.sales + m.sold
  from (select sku_id, sum(delta)::integer as delta, sum(sold)::integer as sold from fresh group by sku_id) m
  where s.id = m.sku_id;
  return null;
end $$;

create or replace trigger stock_move after insert on stock_entry referencing new table as fresh for each statement execute function move_stock();

-- Entries stay as they were written.
create or replace function refuse_stock_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'stock_entry is append-only' using errcode = 'SB002';
end $$;

create or replace trigger stock_keep before update or delete on stock_entry for each statement execute function refuse_stock_entry_change();

-- SKUs and products whose figures differ from their entries: there should be none.
create or replace function stock_gaps() returns table (noun text, id integer, stock bigint, entries bigint) language sql stable as $$
  select 'sku', s.id, s.stock::bigint, coalesce(e.delta, 0) from sku s
  left join (select sku_id, sum(delta) as delta, sum(sold) as sold from stock_entry group by sku_id) e on e.sku_id = s.id
  where s.stock <> coalesce(e.delta, 0) or s.sales <> coalesce(e.sold, 0)
  union all
  select 'product', p.id, p.stock::bigint, coalesce(t.stock, 0) from product p
  left join (select product_id, sum(stock) filter (where not is_del) as stock, sum(sales) as sales from sku group by product_id) t on t.product_id = p.id
  where p.stock <> coalesce(t.stock, 0) or p.sales <> coalesce(t.sales, 0)
$$;
