import { sql } from 'drizzle-orm';
import { noText, personalData } from '#server/platform/write/personal.ts';

// A receipt of an order or a recharge names the buyer.
personalData({
  table: 'cash_receipt',
  of: (uids) => sql`id = any(array(
      select p.receipt_id from cash_receipt_part p join "order" o on o.id = p.order_id where o.uid = any(${uids})))
    or biz_type = 2 and biz_no <> '' and biz_no = any(array(select u.order_no from user_recharge u where u.uid = any(${uids})))
    or credit_id = any(array(select c.id from credit_account c where c.uid = any(${uids})))`,
  blank: { payer: noText, remark: noText, trade_no: noText },
});
// A refund that was paid by hand names the buyer and an account of theirs.
personalData({
  table: 'cash_payment',
  of: (uids) => sql`biz_type = 2 and biz_no in (select o.order_no from "order" o where o.uid = any(${uids}))`,
  blank: { payee: noText, bank: noText, account: noText, reason: noText },
});
// The debts of a company stay; who is asked for it goes with the customer.
personalData({
  table: 'credit_account',
  of: (uids) => sql`uid = any(${uids})`,
  blank: { contact: noText, phone: noText, remark: noText },
});
// A line of a bank that is a receipt of an order names whoever paid it.
personalData({
  table: 'bank_line',
  of: (uids) => sql`match_id in (
      select d.match_id from bank_match_document d join cash_receipt_part p on p.receipt_id = d.receipt_id
      join "order" o on o.id = p.order_id where o.uid = any(${uids}))`,
  blank: { name: noText, account: noText, remark: noText },
});
