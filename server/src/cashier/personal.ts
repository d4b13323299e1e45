import { sql } from 'drizzle-orm';
import { noText, personalData } from '#server/platform/write/personal.ts';

// A refund that was paid by hand names the buyer and an account of theirs.
personalData({
  table: 'cash_payment',
  of: (uids) => sql`biz_type = 2 and biz_no in (select o.order_no from "order" o where o.uid = any(${uids}))`,
  blank: { payee: noText, bank: noText, account: noText, reason: noText },
});
