import { sql } from 'drizzle-orm';
import { noText, nothing, personalData } from '#server/platform/write/personal.ts';

personalData({
  table: 'run_row',
  of: (uids) => sql`run_id in (select id from run where kind = 'order.importPast')
    and target in (select id from "order" where uid = any(${uids}))`,
  blank: { key: noText, input: nothing },
});
