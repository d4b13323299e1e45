-- A product's stock and sales are the sums of its SKUs, its prices those of the cheapest one (the first of equals). A change
-- of anything but stock and sales counts as an edit of the product. Either way a statement writes the product once; what only
-- moved leaves its words alone, so that they are not made anew.
create or replace function sum_skus() returns trigger language plpgsql as $$
declare
  moved integer[];
  edited integer[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(product_id) filter (where not is_edited), array_agg(product_id) filter (where is_edited)
      into moved, edited from (
        select f.product_id, bool_or(
          (f.suk, f.attr_value, f.price, f.cost, f.ot_price, f.image, f.bar_code, f.weight, f.volume, f.brokerage, f.brokerage_two, f.place, f.is_del)
          is distinct from
          (s.suk, s.attr_value, s.price, s.cost, s.ot_price, s.image, s.bar_code, s.weight, s.volume, s.brokerage, s.brokerage_two, s.place, s.is_del)) as is_edited
        from fresh f full join stale s using (id) group by f.product_id) touched;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct product_id) into edited from fresh;
  else
    select array_agg(distinct product_id) into edited from stale;
  end if;

  if moved is not null then
    update product p set stock = t.stock, sales = t.sales
    from (
      select product_id, coalesce(sum(stock) filter (where not is_del), 0) as stock, sum(sales) as sales
      from sku where product_id = any (moved) group by product_id
    ) t
    where p.id = t.product_id and (p.stock, p.sales) is distinct from (t.stock::integer, t.sales::integer);
  end if;

  if edited is not null then
    update product p
    set stock = t.stock, sales = t.sales, price = coalesce(t.price, p.price), ot_price = coalesce(t.ot_price, p.ot_price),
        cost = coalesce(t.cost, p.cost), codes = concat_ws(' ', p.code, t.codes), version = p.version + 1
    from (
      select product_id,
             coalesce(sum(stock) filter (where not is_del), 0) as stock,
             sum(sales) as sales,
             (array_agg(price order by price, place, id) filter (where not is_del))[1] as price,
             (array_agg(ot_price order by price, place, id) filter (where not is_del))[1] as ot_price,
             (array_agg(cost order by price, place, id) filter (where not is_del))[1] as cost,
             string_agg(bar_code, ' ' order by place, id) filter (where not is_del and bar_code <> '') as codes
      from sku where product_id = any (edited) group by product_id
    ) t
    where p.id = t.product_id;
  end if;
  return null;
end $$;

create or replace trigger sum_insert after insert on sku referencing new table as fresh for each statement execute function sum_skus();
create or replace trigger sum_update after update on sku referencing old table as stale new table as fresh for each statement execute function sum_skus();
create or replace trigger sum_delete after delete on sku referencing old table as stale for each statement execute function sum_skus();

-- Which picture a SKU shows; removed ones show none.
create or replace function sku_pictures(product_id integer, image text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'product', product_id, 'sku', image where not is_del
$$;
