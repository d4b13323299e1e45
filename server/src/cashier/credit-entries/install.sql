-- The ledger of an account stays as it was written.
create or replace trigger credit_entry_keep before update on credit_entry for each row
  when (not is_erasing()) execute function keep_as_written();
create or replace trigger credit_entry_stay before delete on credit_entry for each statement execute function keep_as_written();
