-- The tabs of the list count by these; a live product of little stock counts under its very number, for the low-stock tab.
create or replace function product_tally_keys(p product) returns text[] language sql immutable as $$
  select case
    when p.is_del then '{}'::text[]
    when p.is_recycle then array['kept', 'bin']
    else array['kept', case when p.is_show then 'onSale' else 'warehouse' end] || case when p.stock <= 100 then array['stock:' || p.stock] else '{}' end
  end
$$;

-- Deep pages of the list are read from an index alone, but for rows written since the last vacuum: it comes after 2 %, not 20 %.
alter table product set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);

-- A detail text without words and pictures leaves its product bare.
create or replace function note_bare() returns trigger language plpgsql as $$
begin
  update product p set is_bare = t.is_blank
  from (select product_id, regexp_replace(description, '<(?!img|video)[^>]*>|&nbsp;|[[:space:]]', '', 'gi') = '' as is_blank from fresh) t
  where p.id = t.product_id and p.is_bare <> t.is_blank;
  return null;
end $$;

create or replace trigger bare_insert after insert on product_description referencing new table as fresh for each statement execute function note_bare();
create or replace trigger bare_update after update on product_description referencing new table as fresh for each statement execute function note_bare();

-- What a product is called where a picture lists its places, and which pictures it shows.
create or replace function product_title(id integer) returns text language sql stable as $$
  select p.store_name from product p where p.id = product_title.id
$$;

create or replace function product_pictures(id integer, image text, slider_image jsonb, flat_pattern text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('product', id, 'productCover', image), ('product', id, 'productSlider', slider_image::text || ' ' || flat_pattern)
$$;

create or replace function product_description_pictures(product_id integer, description text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('product', product_id, 'productDescription', description)
$$;

-- The narrow copy of what every sale moves, by which lists are ordered.
create or replace function copy_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_figure (product_id, stock, sales) select id, stock, sales from fresh;
  else
    update product_figure f set stock = m.stock, sales = m.sales
    from (select id, n.stock, n.sales from fresh n full join stale o using (id) where (n.stock, n.sales) is distinct from (o.stock, o.sales)) m
    where f.product_id = m.id;
  end if;
  return null;
end $$;

create or replace trigger figures_insert after insert on product referencing new table as fresh for each statement execute function copy_figures();
create or replace trigger figures_update after update on product referencing old table as stale new table as fresh for each statement execute function copy_figures();
