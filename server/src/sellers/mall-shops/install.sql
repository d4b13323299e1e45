create or replace function shop_pictures(id integer, logo text, license text)
returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('shop', id, 'shop', logo), ('shop', id, 'shop', license)
$$;
