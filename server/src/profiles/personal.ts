import { sql } from 'drizzle-orm';
import { personalData } from '#server/platform/write/personal.ts';

personalData({
  table: 'phone_code',
  of: (uids) => sql`phone in (select phone from customer where id = any(${uids}))`,
  blank: {},
  removes: true,
});
