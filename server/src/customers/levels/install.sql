-- What a level is called where a picture lists its places, and which picture it shows.
create or replace function customer_level_title(id integer) returns text language sql stable as $$
  select l.name from customer_level l where l.id = customer_level_title.id
$$;

create or replace function customer_level_pictures(id integer, icon text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'customer_level', id, 'customerLevel', icon where not is_del
$$;
