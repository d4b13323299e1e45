-- Movements of the till stay as they were written.
create or replace trigger till_entry_keep before update on till_entry for each row
  when (not is_erasing()) execute function keep_as_written();
create or replace trigger till_entry_stay before delete on till_entry for each statement execute function keep_as_written();
