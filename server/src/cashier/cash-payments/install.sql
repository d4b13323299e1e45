-- What a payment is called where a picture lists its places, and which pictures it shows.
create or replace function cash_payment_title(id integer) returns text language sql stable as $$
  select p.payment_no from cash_payment p where p.id = cash_payment_title.id
$$;
create or replace function cash_payment_pictures(id integer, vouchers jsonb)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'cash_payment', id, 'voucher', vouchers::text
$$;

-- What was paid, or rejected, stays as it was written, and nobody changes what was applied for.
create or replace trigger cash_payment_keep before update on cash_payment for each row
  when (old.status in (2, 3) and not is_erasing() or old.amount <> new.amount or old.biz_type <> new.biz_type or old.biz_no <> new.biz_no
    or old.applicant_id <> new.applicant_id or old.mer_id <> new.mer_id)
  execute function keep_as_written();
create or replace trigger cash_payment_stay before delete on cash_payment for each statement execute function keep_as_written();
