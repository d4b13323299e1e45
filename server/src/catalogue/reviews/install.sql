-- The unfiltered list counts by this.
create or replace function product_reply_tally_keys(r product_reply) returns text[] language sql immutable as $$
  select case when r.is_del then '{}'::text[] else array['kept'] end
$$;

-- What a review is called where a picture lists its places, and which pictures it shows.
create or replace function product_reply_title(id integer) returns text language sql stable as $$
  select r.nickname || '：' || left(r.comment, 30) from product_reply r where r.id = product_reply_title.id
$$;

create or replace function product_reply_pictures(id integer, pics jsonb, avatar text, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'product_reply', id, kind, shown from (values ('reviewPicture', pics::text), ('reviewAvatar', avatar)) v (kind, shown) where not is_del
$$;
