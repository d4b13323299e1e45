-- A refund that is done: what is not invoiced yet shrinks by it, what is invoiced waits for a red-letter invoice. The application is
-- locked first, so that an invoice issued at the same moment comes before or after it.
create or replace function follow_refund_by_invoice() returns trigger language plpgsql as $$
declare
  number "order".order_no%type;
  applied record;
begin
  select order_no into number from "order" where id = new.order_id;
  select a.id, a.invoice_id into applied from invoice_application a join invoice_application_order o on o.application_id = a.id
    where o.order_no = number and o.is_live for update of a;
  if not found then
    return null;
  end if;
  if applied.invoice_id is not null then
    insert into invoice_red_task (invoice_id, refund_id, order_no, amount, is_done, create_time, update_time)
      values (applied.invoice_id, new.id, number, new.amount, false, new.done_time, new.done_time);
    return null;
  end if;
  update invoice_application_order set refunded_amount = refunded_amount + new.amount, invoice_amount = invoice_amount - new.amount
    where application_id = applied.id and order_no = number;
  update invoice_application set amount = amount - new.amount, update_time = new.done_time where id = applied.id;
  return null;
end $$;

create or replace trigger refund_followed_by_invoice after update of state on refund for each row
  when (old.state = 'paying' and new.state = 'done' and new.amount > 0) execute function follow_refund_by_invoice();

-- Numbers, dates and amounts stay as they were issued, and nothing that was issued goes.
create or replace trigger invoice_keep before update on invoice for each row
  when (old.amount <> new.amount or old.tax_amount <> new.tax_amount or old.invoice_no <> new.invoice_no
    or old.invoice_code <> new.invoice_code or old.issue_date <> new.issue_date or old.application_id <> new.application_id)
  execute function keep_as_written();
create or replace trigger invoice_stay before delete on invoice for each statement execute function keep_as_written();
