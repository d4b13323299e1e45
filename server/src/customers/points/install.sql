-- What has counted, or never will, stays as it was written; only points that wait go on.
create or replace trigger integral_record_keep before update on integral_record for each row
  when (old.status in (3, 4)) execute function keep_as_written();
create or replace trigger integral_record_stay before delete on integral_record for each statement execute function keep_as_written();
