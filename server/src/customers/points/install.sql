-- What has counted, or never will, stays as it was written; only points that wait go on.
create or replace function keep_integral_record() returns trigger language plpgsql as $$
begin
  raise exception 'integral_record is written once' using errcode = 'SB002';
end $$;
create or replace trigger integral_record_keep before update on integral_record for each row
  when (old.status in (3, 4)) execute function keep_integral_record();
create or replace trigger integral_record_stay before delete on integral_record for each statement execute function keep_integral_record();
