-- What an article is called where a picture lists its places, and which pictures it shows.
create or replace function article_title(id integer) returns text language sql stable as $$
  select a.title from article a where a.id = article_title.id
$$;

create or replace function article_pictures(id integer, image_input text, content text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'article', id, kind, shown from (values ('articleCover', image_input), ('articleContent', content)) v (kind, shown) where not is_del
$$;
