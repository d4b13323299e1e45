-- Teams by their state, and customers who are in one: the figures above the list.
create or replace function team_tally_keys(t team) returns text[] language sql immutable as $$
  select array[t.status::text]
$$;
create or replace function team_member_tally_keys(m team_member) returns text[] language sql immutable as $$
  select case when m.is_out then array[]::text[] else array['in'] end
$$;
