-- What a report is called where a picture lists its places, and which files it shows.
create or replace function report_title(id integer) returns text language sql stable as $$
  select r.title from report r where r.id = report_title.id
$$;

create or replace function report_pictures(id integer, attachments jsonb, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'report', id, 'reportFile', attachments::text where not is_del
$$;
