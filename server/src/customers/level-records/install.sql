-- How somebody came to a level stays as it was written, but for the name of a person who is erased.
create or replace trigger customer_level_record_keep before update or delete on customer_level_record for each statement
  when (not is_erasing()) execute function keep_as_written();
