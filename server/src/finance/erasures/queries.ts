import { inArray, sql } from 'drizzle-orm';
import { auditStates, progressStates } from '#contract/finance/invoices/invoice-enums.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { invoiceTitle } from '../invoice-titles/tables.ts';

interface Waiting extends Record<string, number> {
  withdrawals: number;
  recharges: number;
  rechargeRefunds: number;
  invoices: number;
}

const array = (uids: readonly number[]) => sql`${sql.param([...uids])}::int[]`;

/** Documents of these customers that wait for somebody. */
export async function countWaiting(db: Db, uids: readonly number[]): Promise<Waiting> {
  const theirs = sql`uid = any(${array(uids)})`;
  const { rows } = await db.execute<Waiting>(sql`select
    (select count(*) from user_extract where ${theirs} and status = ${withdrawalStates.auditing})::int as withdrawals,
    (select count(*) from user_recharge where ${theirs} and pay_time is null and not is_del)::int as recharges,
    (select count(*) from recharge_refund f join user_recharge r on r.id = f.recharge_id
      where r.uid = any(${array(uids)}) and f.state = 'paying')::int as "rechargeRefunds",
    (select count(*) from invoice_application where ${theirs} and audit <> ${auditStates.refused}
      and progress is distinct from ${progressStates.issued})::int as invoices`);
  return rows[0] ?? { withdrawals: 0, recharges: 0, rechargeRefunds: 0, invoices: 0 };
}

/** Titles that go with these customers, and invoices that stay by law. */
export async function countDocuments(db: Db, uids: readonly number[]): Promise<{ titles: number; invoices: number }> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from invoice i join invoice_application a on a.id = i.application_id where a.uid = any(${array(uids)})`);
  return { titles: await db.$count(invoiceTitle, inArray(invoiceTitle.uid, [...uids])), invoices: rows[0]?.n ?? 0 };
}
