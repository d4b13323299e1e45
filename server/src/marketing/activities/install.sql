-- What an activity is called where a picture lists its places, and which pictures it shows.
create or replace function activity_title(id integer) returns text language sql stable as $$
  select a.title from activity a where a.id = activity_title.id
$$;

create or replace function activity_pictures(id integer, image text, images jsonb, content text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'activity', id, kind, shown
  from (values ('activityCover', image), ('activityGallery', images::text), ('activityContent', content)) v (kind, shown)
  where not is_del
$$;

-- Which pictures its SKUs show; those that are left out show none.
create or replace function activity_sku_pictures(activity_id integer, image text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'activity', activity_id, 'activitySku', image where not is_del
$$;
