import { sql } from 'drizzle-orm';
import { byUid, noText, personalData } from '#server/platform/write/personal.ts';
import { sendingSteps } from './invoice-applications/rules.ts';

const title = ['title', 'tax_no', 'reg_address', 'reg_phone', 'bank_name', 'bank_account'];
const contact = { email: noText, phone: noText };
const each = (columns: readonly string[], value: (column: string) => ReturnType<typeof sql>) =>
  Object.fromEntries(columns.map((column) => [column, value(column)]));

personalData({
  table: 'invoice_title',
  of: byUid,
  blank: { ...each(title, () => noText), ...contact },
  removes: true,
  namedBy: 'uid',
});
// An invoice that was issued is kept by law, and its application with it.
personalData({
  table: 'invoice_application',
  of: byUid,
  blank: {
    ...each(title, (column) => sql`case when invoice_id is null then '' else ${sql.identifier(column)} end`),
    ...contact,
    remark: noText,
  },
});
personalData({
  table: 'mail',
  of: (uids) =>
    sql`id in (select l.mail_id from invoice_log l join invoice_application a on a.id = l.application_id where a.uid = any(${uids}))`,
  blank: { to: noText, text: noText },
});
personalData({
  table: 'invoice_log',
  of: (uids) =>
    sql`action in (${sendingSteps.mail}, ${sendingSteps.byHand}) and application_id in (select id from invoice_application where uid = any(${uids}))`,
  blank: { message: noText },
});
personalData({
  table: 'user_extract',
  of: byUid,
  blank: each(['real_name', 'bank_code', 'bank_address', 'alipay_code', 'wechat', 'qrcode_url', 'mark'], () => noText),
});
