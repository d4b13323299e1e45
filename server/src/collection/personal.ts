import { sql } from 'drizzle-orm';
import { noText, personalData } from '#server/platform/write/personal.ts';

personalData({
  table: 'crawl_order',
  of: (uids) => sql`order_id in (select id from "order" where uid = any(${uids}))`,
  blank: { buyer_name: noText, phone: noText, address: noText, remark: noText },
});
