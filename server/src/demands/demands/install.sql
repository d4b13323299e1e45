-- What a demand is called where a picture lists its places, and which files it shows.
create or replace function demand_title(id integer) returns text language sql stable as $$
  select d.title from demand d where d.id = demand_title.id
$$;

create or replace function demand_pictures(id integer, attachments jsonb, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'demand', id, 'demandFile', attachments::text where not is_del
$$;
