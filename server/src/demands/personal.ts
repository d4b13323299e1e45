import { sql } from 'drizzle-orm';
import { noText, personalData } from '#server/platform/write/personal.ts';

// A demand is of a unit; its contact may be the customer whose order came of it.
personalData({
  table: 'demand',
  of: (uids) => sql`order_id in (select id from "order" where uid = any(${uids}))`,
  blank: { contact: noText, phone: noText, remark: noText },
});
