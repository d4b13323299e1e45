-- What a reply is called where a file lists its places, and which files it shows.
create or replace function wechat_reply_title(id integer) returns text language sql stable as $$
  select r.keywords from wechat_reply r where r.id = wechat_reply_title.id
$$;
