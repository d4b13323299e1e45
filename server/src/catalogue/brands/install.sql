-- What a brand is called where a picture lists its places, and which picture it shows.
create or replace function brand_title(id integer) returns text language sql stable as $$
  select b.name from brand b where b.id = brand_title.id
$$;

create or replace function brand_pictures(id integer, logo text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'brand', id, 'brand', logo where not is_del
$$;
