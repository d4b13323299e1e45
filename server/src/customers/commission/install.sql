-- What has counted, or never will, stays as it was written; only commission that waits, and a withdrawal until it is decided, go on.
create or replace trigger commission_record_keep before update on commission_record for each row
  when (old.status in (3, 4)) execute function keep_as_written();
create or replace trigger commission_record_stay before delete on commission_record for each statement execute function keep_as_written();
