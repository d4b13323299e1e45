import { type SQL, and, asc, eq, sql } from 'drizzle-orm';
import { type Period, spanOf } from '#contract/date-limit.ts';
import { startOfDay } from '#contract/moment.ts';
import { HOUR } from '#contract/durations.ts';
import type { ReportRhythm } from '#contract/order-figures/report-mails.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type Timed, timedAt } from '#server/platform/database/lists/timed.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { MAIL_HOUR, rhythmsOf } from './rules.ts';
import { reportMail } from './tables.ts';

export const mails = rowsOf(reportMail);

export const countMailsOf = (db: Db, adminId: number): Promise<number> => db.$count(reportMail, eq(reportMail.adminId, adminId));

/** Says whether the person had such a mail. */
export async function deleteMailOf(tx: Tx, id: number, adminId: number): Promise<boolean> {
  const { rowCount } = await tx.delete(reportMail).where(and(eq(reportMail.id, id), eq(reportMail.adminId, adminId)));
  return rowCount === 1;
}

const ofRhythms = (rhythms: readonly ReportRhythm[]) => sql`${reportMail.rhythm} = any(${sql.param([...rhythms])}::text[])`;

/** Moment of a day at which mails leave. */
const leavesOn = (day: Date) => new Date(startOfDay(day).getTime() + MAIL_HOUR * HOUR);

/** Mails that leave in a period of a day. */
function leavesIn({ from, until }: Period): SQL {
  const at = leavesOn(from);
  return at >= from && at < until ? ofRhythms(rhythmsOf(from)) : sql`false`;
}

/** Reports by mail of one person, all of them or those of a span. */
export const mailsOf = (db: Db, adminId: number, sentIn?: string) =>
  db
    .select()
    .from(reportMail)
    .where(and(eq(reportMail.adminId, adminId), sentIn === undefined ? undefined : leavesIn(spanOf(sentIn))))
    .orderBy(asc(reportMail.id));

/** Reports by mail that one person gets on a morning. */
export async function mailsTimed(db: Db, day: Period, adminId: number): Promise<Timed[]> {
  const count = await db.$count(reportMail, and(eq(reportMail.adminId, adminId), leavesIn(day)));
  return count === 0 ? [] : [timedAt(leavesOn(day.from), { count })];
}

const unsentOn = (day: string) => sql`${reportMail.sentDay} is distinct from ${day}::date`;

/** Mails of these rhythms that were not sent on a day, each with the name of its person. */
export const dueMails = (db: Db, rhythms: readonly ReportRhythm[], day: string) =>
  db
    .select({ id: reportMail.id, adminId: reportMail.adminId })
    .from(reportMail)
    .where(and(ofRhythms(rhythms), unsentOn(day)))
    .orderBy(asc(reportMail.id));

/** Notes that a mail is sent on a day; nothing where it was already, or is gone. */
export async function takeMail(tx: Tx, id: number, day: string) {
  const [row] = await tx
    .update(reportMail)
    .set({ sentDay: day })
    .where(and(eq(reportMail.id, id), unsentOn(day)))
    .returning();
  return row;
}
