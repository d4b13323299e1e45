-- A refund that is done: what is not invoiced yet shrinks by it, what is invoiced, or asked for at the service, waits for a
-- red-letter invoice, unless one has reversed as much before. The application is locked first, so that an invoice that is issued or
-- reversed at the same moment comes before or after it.
create or replace function lower_invoice(number varchar, refunded bigint, done timestamptz, of_order integer, of_recharge integer)
returns void language plpgsql as $$
declare
  applied record;
  is_covered boolean;
begin
  select a.id, a.invoice_id, a.request_id into applied from invoice_application a
    join invoice_application_order o on o.application_id = a.id where o.order_no = number and o.is_live for update of a;
  if not found then
    return;
  end if;
  if coalesce(applied.invoice_id, applied.request_id) is not null then
    select i.reversed_amount >= refunded + coalesce((select sum(t.amount) from invoice_red_task t where t.invoice_id = i.id), 0)
      into is_covered from invoice i where i.id = applied.invoice_id;
    insert into invoice_red_task
      (application_id, invoice_id, refund_id, recharge_refund_id, order_no, amount, is_done, create_time, update_time)
      values (applied.id, applied.invoice_id, of_order, of_recharge, number, refunded, coalesce(is_covered, false), done, done);
    return;
  end if;
  update invoice_application_order set refunded_amount = refunded_amount + refunded, invoice_amount = invoice_amount - refunded
    where application_id = applied.id and order_no = number;
  update invoice_application set amount = amount - refunded, update_time = done where id = applied.id;
end $$;

-- Lowers the invoice of an order by a refund that is done.
create or replace function follow_refund_by_invoice() returns trigger language plpgsql as $$
begin
  perform lower_invoice(o.order_no, new.amount, new.done_time, new.id, null) from "order" o where o.id = new.order_id;
  return null;
end $$;

create or replace trigger refund_followed_by_invoice after update of state on refund for each row
  when (old.state = 'paying' and new.state = 'done' and new.amount > 0) execute function follow_refund_by_invoice();

-- Lowers the invoice of a recharge by a refund that is done.
create or replace function follow_recharge_refund_by_invoice() returns trigger language plpgsql as $$
begin
  perform lower_invoice(r.order_no, new.cash_amount, new.done_time, null, new.id) from user_recharge r where r.id = new.recharge_id;
  return null;
end $$;

create or replace trigger recharge_refund_followed_by_invoice after update of state on recharge_refund for each row
  when (old.state = 'paying' and new.state = 'done') execute function follow_recharge_refund_by_invoice();

-- Numbers, dates and amounts stay as they were issued, and nothing that was issued goes.
create or replace trigger invoice_keep before update on invoice for each row
  when (old.amount <> new.amount or old.tax_amount <> new.tax_amount or old.invoice_no <> new.invoice_no
    or old.invoice_code <> new.invoice_code or old.issue_date <> new.issue_date or old.application_id <> new.application_id)
  execute function keep_as_written();
create or replace trigger invoice_stay before delete on invoice for each statement execute function keep_as_written();

-- Sums of the invoices that are not void, by colour, and how many there are.
create or replace function invoice_tally_sums(i invoice) returns table (key text, n bigint) language sql immutable as $$
  select v.key, v.n from (values ('count', 1::bigint), ('amount ' || i.color, i.amount), ('tax ' || i.color, i.tax_amount)) v (key, n)
  where i.status <> 2
$$;

-- The same by day of issue, for sums of a period.
create or replace function invoice_tally_days(i invoice) returns table (key text, at timestamptz, n bigint) language sql immutable as $$
  select s.key, i.issue_date, s.n from invoice_tally_sums(i) s
$$;
