-- Which pictures an entry shows: those of its group, by whose name people know them.
create or replace function group_data_pictures(gid integer, value text)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  values ('data_group', gid, 'groupData', value)
$$;
