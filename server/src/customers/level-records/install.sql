-- How somebody came to a level stays as it was written.
create or replace trigger customer_level_record_keep before update or delete on customer_level_record for each statement execute function keep_as_written();
