-- What a shop is called where a picture lists its places, and which picture it shows.
create or replace function shop_title(id integer) returns text language sql stable as $$
  select s.name from shop s where s.id = shop_title.id
$$;

create or replace function shop_pictures(id integer, logo text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('shop', id, 'shop', logo)
$$;
