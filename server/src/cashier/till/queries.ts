import { type SQL, and, asc, desc, gte, lt, ne, sql } from 'drizzle-orm';
import { closingStates } from '#contract/cashier/day-closing-record.ts';
import type { Period } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { dayClosing, tillEntry } from './tables.ts';

const KEY = sql`hashtextextended('till', 0)`;

/** Locks by which those who book and those who close a day wait for each other; those who book do not. */
export const whileOpen = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY})`);
export const whileClosing = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${KEY})`);

/** Closing of the last day that is closed, or waits to be confirmed. */
export async function lastClosing(db: Db) {
  const stands = ne(dayClosing.status, closingStates.rejected);
  const [last] = await db.select().from(dayClosing).where(stands).orderBy(desc(dayClosing.day)).limit(1);
  return last;
}

const within = ({ from, until }: Period): SQL | undefined => and(gte(tillEntry.at, from), lt(tillEntry.at, until));
const sumOf = (kinds: SQL) =>
  sql<number>`coalesce(sum(${tillEntry.amount}) filter (where ${tillEntry.kind} in ${kinds}), 0)`.mapWith(Number);

export interface TillSums {
  received: Fen;
  paid: Fen;
  deposited: Fen;
}

/** Cash of a span by where it came from and went. */
export async function sumTill(db: Db, span: Period): Promise<TillSums> {
  const [row] = await db
    .select({
      received: sumOf(sql`('receipt', 'order', 'voided')`),
      out: sumOf(sql`('payment', 'refund')`),
      bank: sumOf(sql`('deposit', 'withdrawal')`),
    })
    .from(tillEntry)
    .where(within(span));
  if (!row) throw new Error('an aggregate has one row');
  return { received: row.received, paid: row.out === 0 ? 0 : -row.out, deposited: row.bank === 0 ? 0 : -row.bank };
}

/** Moment of the first movement of a span. */
export async function firstMovement(db: Db, span: Period): Promise<Date | undefined> {
  const [row] = await db.select({ at: tillEntry.at }).from(tillEntry).where(within(span)).orderBy(asc(tillEntry.at)).limit(1);
  return row?.at;
}

/** Moment of the last movement before another. */
export async function lastMovement(db: Db, until: Date): Promise<Date | undefined> {
  const rows = db.select({ at: tillEntry.at }).from(tillEntry).where(lt(tillEntry.at, until));
  const [row] = await rows.orderBy(desc(tillEntry.at)).limit(1);
  return row?.at;
}
