-- What a draft is called where a picture lists its places, and which pictures it shows.
create or replace function crawl_draft_title(id integer) returns text language sql stable as $$
  select d.payload ->> 'storeName' from crawl_draft d where d.id = crawl_draft_title.id
$$;

create or replace function crawl_draft_pictures(id integer, payload jsonb)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('crawl_draft', id, 'draft', payload::text)
$$;
