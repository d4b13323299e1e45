-- What a receipt is called where a picture lists its places, and which pictures it shows.
create or replace function cash_receipt_title(id integer) returns text language sql stable as $$
  select r.receipt_no from cash_receipt r where r.id = cash_receipt_title.id
$$;
create or replace function cash_receipt_pictures(id integer, vouchers jsonb)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'cash_receipt', id, 'voucher', vouchers::text
$$;

-- A void receipt stays as it was written, and nobody changes what was received.
create or replace trigger cash_receipt_keep before update on cash_receipt for each row
  when (old.status = 2 and not is_erasing() or old.amount <> new.amount or old.biz_type <> new.biz_type or old.biz_no <> new.biz_no
    or old.credit_id is distinct from new.credit_id or old.method <> new.method or old.received_at <> new.received_at)
  execute function keep_as_written();
create or replace trigger cash_receipt_stay before delete on cash_receipt for each statement execute function keep_as_written();
create or replace trigger cash_receipt_part_keep before update on cash_receipt_part for each row
  when (old.amount <> new.amount or old.order_id <> new.order_id or old.receipt_id <> new.receipt_id)
  execute function keep_as_written();
create or replace trigger cash_receipt_part_stay before delete on cash_receipt_part for each statement execute function keep_as_written();
create or replace trigger cash_receipt_debt_keep before update or delete on cash_receipt_debt for each statement
  execute function keep_as_written();
