-- What a setting is called where a picture lists its places, and which pictures it holds.
create or replace function config_title(id integer) returns text language sql stable as $$
  select c.title from config c where c.id = config_title.id
$$;

create or replace function config_pictures(id integer, value text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('config', id, 'setting', value)
$$;
