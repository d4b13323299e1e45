-- The tabs of the list count by these; a live product of little stock counts under its very number, for the low-stock tab.
create or replace function product_tally_keys(p product) returns text[] language sql immutable as $$
  select case
    when p.is_del then '{}'::text[]
    when p.is_recycle then array['kept', 'bin']
    else array['kept', case when p.is_show then 'onSale' else 'warehouse' end] || case when p.stock <= 100 then array['stock:' || p.stock] else '{}' end
  end
$$;

alter table product set (fillfactor = 85);
