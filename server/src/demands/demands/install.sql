-- What a demand is called where a picture lists its places, and which files it shows.
create or replace function demand_title(id integer) returns text language sql stable as $$
  select d.title from demand d where d.id = demand_title.id
$$;

create or replace function demand_pictures(id integer, attachments jsonb, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'demand', id, 'demandFile', attachments::text where not is_del
$$;

-- Demands are counted by state; what a shop sees of them is read, for several may see one.
create or replace function demand_tally_keys(d demand) returns text[] language sql immutable as $$
  select case when d.is_del then '{}'::text[] else array[d.status::text] end
$$;
