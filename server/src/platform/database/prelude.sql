-- Runs before every migration: the functions that tables and triggers are built on.

-- Neighbouring pairs of characters, lower-cased: what a two-character keyword is looked up by.
create or replace function bigrams(source text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(s, i, 2)), '{}')
  from (select lower(source) as s) t, generate_series(1, greatest(length(source) - 1, 1)) as i
  where s <> ''
$$;

-- What numbers and names are indexed by where any part of them finds a row: the pairs, and runs of four digits. Ten thousand of these
-- tell numbers apart, of which a hundred pairs stand in nearly all. (An index is built without a search path, so it calls nothing of ours.)
create or replace function search_parts(source text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct part), '{}')
  from (select lower(source) as s) t, generate_series(1, greatest(length(source) - 1, 1)) as i,
    lateral (values (substr(s, i, 2)), (case when i <= length(s) - 3 and translate(substr(s, i, 4), '0123456789', '') = '' then substr(s, i, 4) end)) as p (part)
  where s <> '' and part is not null
$$;

-- Those by which a keyword is looked up: the runs of its digits, or its pairs where it has none.
create or replace function sought_parts(keyword text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(part) filter (where part ~ '^[0-9]{4}$'), array_agg(part), '{}') from unnest(search_parts(keyword)) as part
$$;

-- Account of a buyer as it is compared: without what nobody sees, full width and letter case apart. Rows are indexed by it, so a change of it
-- comes with a migration that indexes them anew. (Soft hyphens, joiners, marks of direction, fillers, variation selectors; control characters.)
create or replace function buyer_key(account text) returns text
  language sql immutable strict parallel safe as $$
  select btrim(lower(regexp_replace(normalize(account, NFKC),
    '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0]', '', 'g')))
$$;

-- True in the write that erases a person: only there do records that are written once lose what they say of people.
create or replace function is_erasing() returns boolean language sql stable as $$
  select current_setting('signalbox.erase', true) is not distinct from 'on'
$$;
