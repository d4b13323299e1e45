-- What a pick-up point is called where a picture lists its places, and which picture it shows.
create or replace function pick_point_title(id integer) returns text language sql stable as $$
  select p.name from pick_point p where p.id = pick_point_title.id
$$;

create or replace function pick_point_pictures(id integer, image text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('pick_point', id, 'pick_point', image)
$$;
