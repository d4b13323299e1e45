-- What experience came through stays as it was written.
create or replace trigger experience_record_keep before update or delete on experience_record for each statement execute function keep_as_written();
