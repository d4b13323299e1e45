-- The keys under which a case is counted: all, and its state.
create or replace function return_case_tally_keys(r return_case) returns text[] language sql immutable as $$
  select array['all', r.state::text]
$$;

-- What a case is called where a picture lists its places, and which pictures it shows.
create or replace function return_case_title(id integer) returns text language sql stable as $$
  select r.case_no from return_case r where r.id = return_case_title.id
$$;
create or replace function return_case_pictures(id integer, pictures jsonb)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'return_case', id, 'returnPicture', pictures::text
$$;
