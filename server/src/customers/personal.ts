import { sql } from 'drizzle-orm';
import { ERASED, byUid, noText, nothing, personalData } from '#server/platform/write/personal.ts';

/** Sentence about a customer, which names them before their number in brackets. */
const unnamed = sql`regexp_replace(subject, '^(用户 |充值退款 .* 元给 ).*（(\d+)）', ${`\\1${ERASED}（\\2）`})`;
const ofNumbers = (uids: ReturnType<typeof sql>) =>
  sql`exists (select from unnest(${uids}) uid where strpos(subject, '（' || uid || '）') > 0)`;

personalData({ table: 'customer_note', of: byUid, blank: { content: noText }, removes: true, namedBy: 'uid' });
personalData({
  table: 'customer_identity',
  of: byUid,
  blank: { app_id: noText, openid: noText, unionid: nothing, scene: noText, way: noText },
  removes: true,
});
personalData({
  table: 'customer_level_record',
  of: byUid,
  blank: { mark: sql`regexp_replace(mark, '^尊敬的用户 .*?, ?在', ${`尊敬的用户 ${ERASED}, 在`})` },
});
personalData({
  table: 'approval',
  of: (uids) => sql`kind in ('funds', 'rechargeRefund') and ${ofNumbers(uids)}`,
  blank: { subject: unnamed },
});
for (const table of ['outbox', 'notice'])
  personalData({ table, of: (uids) => sql`mark = 'adminApprovalDecided' and ${ofNumbers(uids)}`, blank: { subject: unnamed } });
// A letter that its customer has not got is sent to nobody any more.
personalData({
  table: 'outbox',
  of: (uids) => sql`customer_id = any(${uids}) or is_test and recipient in (select phone from customer where id = any(${uids}))`,
  blank: {
    recipient: noText,
    values: sql`'{}'::jsonb`,
    last_error: noText,
    cause: noText,
    rest: sql`'[]'::jsonb`,
    outcome: sql`case state when 'sent' then outcome else 'erased' end`,
    state: sql`'sent'`,
  },
});
personalData({
  table: 'run_row',
  of: (uids) => sql`target = any(${uids}) and run_id in (select id from run where kind = 'customer.importMembers')`,
  blank: { key: noText, input: nothing },
});
