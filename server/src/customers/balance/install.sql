-- What a balance came through stays as it was written.
create or replace trigger user_bill_keep before update or delete on user_bill for each statement execute function keep_as_written();
