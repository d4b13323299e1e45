-- What an article is called where a picture lists its places, and which pictures it shows.
create or replace function article_title(id integer) returns text language sql stable as $$
  select a.title from article a where a.id = article_title.id
$$;

create or replace function article_pictures(id integer, image_input text, content text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'article', id, kind, shown from (values ('articleCover', image_input), ('articleContent', content)) v (kind, shown) where not is_del
$$;

-- Every article can be counted, and is found in the order of its place and its visits.
create or replace function note_article_place() returns trigger language plpgsql as $$
begin
  insert into article_visit as v (article_id, visits, sort) select id, 0, sort from fresh
  on conflict (article_id) do update set sort = excluded.sort where v.sort <> excluded.sort;
  return null;
end $$;

create or replace trigger place_insert after insert on article referencing new table as fresh for each statement execute function note_article_place();
create or replace trigger place_update after update on article referencing new table as fresh for each statement execute function note_article_place();
