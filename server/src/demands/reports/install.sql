-- What a report is called where a picture lists its places, and which files it shows.
create or replace function report_title(id integer) returns text language sql stable as $$
  select r.title from report r where r.id = report_title.id
$$;

create or replace function report_pictures(id integer, attachments jsonb, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'report', id, 'reportFile', attachments::text where not is_del
$$;

-- Reports are counted by state, also those of each shop.
create or replace function report_tally_keys(r report) returns text[] language sql immutable as $$
  select case when r.is_del then '{}'::text[] else array[r.status::text] end
$$;
create or replace function report_tally_owned(r report) returns table (owner integer, key text, n bigint) language sql immutable as $$
  select r.shop_id, r.status::text, 1::bigint where not r.is_del
$$;
