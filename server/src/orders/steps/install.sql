-- What happened to an order stays as it was written, but for what a person said who is erased. Rows leave only with their order.
create or replace function keep_order_log() returns trigger language plpgsql as $$
begin
  raise exception 'order_log is append-only' using errcode = 'SB002';
end $$;
create or replace trigger order_log_keep before update on order_log for each row when (not is_erasing()) execute function keep_order_log();
