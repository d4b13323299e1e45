import { sql } from 'drizzle-orm';
import { letterOutcomes } from '#contract/notifications/outbox.ts';
import { noText, personalData } from '#server/platform/write/personal.ts';

personalData({
  table: 'sms_record',
  of: (uids) => sql`customer_id = any(${uids}) or phone = any(array(select phone from customer where id = any(${uids})))`,
  blank: {
    phone: noText,
    content: noText,
    values: sql`'{}'`,
    raw: noText,
    reason: sql`case state when 'waiting' then ${letterOutcomes.labels.erased} else reason end`,
    state: sql`case state when 'waiting' then 'failed' else state end`,
    next_ask_time: sql`null`,
  },
});
