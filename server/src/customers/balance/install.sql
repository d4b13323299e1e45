-- What a balance came through stays as it was written.
create or replace function keep_user_bill() returns trigger language plpgsql as $$
begin
  raise exception 'user_bill is append-only' using errcode = 'SB002';
end $$;
create or replace trigger user_bill_keep before update or delete on user_bill for each statement execute function keep_user_bill();
