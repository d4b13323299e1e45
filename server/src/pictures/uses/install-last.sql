-- Kept places of pictures. A table `x` takes part by having a function `x_pictures`, whose arguments are named like its columns
-- and whose rows say what shows pictures: (owner, record, kind, shown). `shown` is any text with paths in it. The record's name
-- comes from a function `<owner>_title(id)`, or from its column `name` where there is none.

create or replace function pictures_in(shown text) returns setof text language sql immutable strict as $$
  select distinct '/files/' || found[1] || found[3]
  from regexp_matches(shown, '/files/([A-Za-z0-9/_-]+?)(_80|_800)?(\.[a-z0-9]{1,8})\M', 'g') as found
  where length(found[1]) < 240
$$;

create or replace function record_title(owner text, record integer) returns text language plpgsql stable as $$
declare
  title text;
begin
  execute case
    when to_regproc(owner || '_title') is null then format('select name from %I where id = $1', owner)
    else format('select %I($1)', owner || '_title')
  end into title using record;
  return coalesce(title, '');
end $$;

-- Notes where a row shows pictures, and forgets where it showed some. Its argument calls the table's function on a row `t`.
create or replace function note_pictures() returns trigger language plpgsql as $$
declare
  insertion text := format(
    'insert into picture_use (noun, row_id, kind, path, owner, record_id)
     select %L, t.id, u.kind, p.path, u.owner, u.record from %%s t cross join lateral %s u cross join lateral pictures_in(u.shown) as p (path)
     on conflict do nothing', tg_table_name, tg_argv[0]);
begin
  if tg_op = 'INSERT' then
    execute format(insertion, 'fresh');
  elsif tg_op = 'DELETE' then
    execute format('delete from picture_use u using stale t where u.noun = %L and u.row_id = t.id', tg_table_name);
  else
    delete from picture_use u where u.noun = tg_table_name and u.row_id = new.id;
    execute format(insertion, '(select ($1).*)') using new;
  end if;
  return null;
end $$;

-- Notes the places of a table afresh.
create or replace function renote_pictures(noted text, work text) returns void language plpgsql as $$
begin
  delete from picture_use where noun = noted;
  execute format(
    'insert into picture_use (noun, row_id, kind, path, owner, record_id)
     select %1$L, t.id, u.kind, p.path, u.owner, u.record from %1$I t cross join lateral %2$s u cross join lateral pictures_in(u.shown) as p (path)
     on conflict do nothing', noted, work);
end $$;

-- Functions of tables that show one picture in one column: table, column, kind of place, and whether a deleted row shows none.
do $$
declare
  plain record;
begin
  for plain in
    select * from (values
      ('brand', 'logo', 'brand', true),
      ('category', 'extra', 'category', false),
      ('customer_level', 'icon', 'customerLevel', true),
      ('pick_point', 'image', 'pick_point', false),
      ('wechat_reply', 'src_url', 'wechatReply', false)
    ) v (name, shown, kind, hides)
  loop
    execute format(
      'create or replace function %I(id integer, %I text%s) returns table (owner text, record integer, kind text, shown text)
       language sql immutable as %L',
      plain.name || '_pictures', plain.shown, case when plain.hides then ', is_del boolean' else '' end,
      format('select %L, id, %L, %I%s', plain.name, plain.kind, plain.shown, case when plain.hides then ' where not is_del' else '' end));
  end loop;
end $$;

-- An update of other columns (a sale moves the stock of a SKU) costs nothing: the update trigger names the columns.
do $$
declare
  noted record;
begin
  for noted in
    select t.tablename as name,
      (select string_agg(quote_ident(a), ', ') from unnest(p.proargnames[1:p.pronargs]) a) as columns,
      (select format('%I(%s)', p.proname, string_agg('t.' || quote_ident(a), ', ')) from unnest(p.proargnames[1:p.pronargs]) a) as work
    from pg_tables t join pg_proc p on p.proname = t.tablename || '_pictures' and p.pronamespace = 'public'::regnamespace
    where t.schemaname = 'public'
  loop
    execute format('create or replace trigger pictures_insert after insert on %I referencing new table as fresh for each statement execute function note_pictures(%L)', noted.name, noted.work);
    execute format('create or replace trigger pictures_update after update of %s on %I for each row execute function note_pictures(%L)', noted.columns, noted.name, noted.work);
    execute format('create or replace trigger pictures_delete after delete on %I referencing old table as stale for each statement execute function note_pictures(%L)', noted.name, noted.work);
    perform renote_pictures(noted.name, noted.work);
  end loop;
end $$;
