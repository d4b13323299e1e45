import { sql } from 'drizzle-orm';
import { noText, personalData } from '#server/platform/write/personal.ts';

personalData({
  table: 'sms_record',
  of: (uids) => sql`customer_id = any(${uids}) or phone in (select phone from customer where id = any(${uids}))`,
  blank: { phone: noText, content: noText, values: sql`'{}'`, raw: noText },
});
