-- Runs before every migration: the functions that tables and triggers are built on.

-- Neighbouring pairs of characters, lower-cased: what a two-character keyword is looked up by.
create or replace function bigrams(source text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(s, i, 2)), '{}')
  from (select lower(source) as s) t, generate_series(1, greatest(length(source) - 1, 1)) as i
  where s <> ''
$$;
