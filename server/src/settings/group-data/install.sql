-- Which pictures an entry shows: those of its group, by whose name people know them.
create or replace function data_group_title(id integer) returns text language sql stable as $$
  select g.name from data_group g where g.id = data_group_title.id
$$;

create or replace function group_data_pictures(gid integer, value text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('data_group', gid, 'groupData', value)
$$;
