import { type SQL, and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { cashReceiptStates, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { type DayClosing, type TillEntry, closingStates } from '#contract/cashier/day-closing-record.ts';
import type { closingCalls } from '#contract/cashier/day-closings.ts';
import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';
import type { Page } from '#contract/wire.ts';
import { actorIdOf } from '#server/platform/actor.ts';
import { equal, onDays } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { cashReceipt } from '../cash-receipts/tables.ts';
import { type DayClosingRecord, dayClosing, tillEntry } from '../till/tables.ts';
import { firstMovement, lastClosing, lastMovement, sumTill } from '../till/queries.ts';
import { booksOf, nextDay, spanOf } from './rules.ts';

export const dayClosings = rowsOf(dayClosing, { missing: closingRefusals.NOT_FOUND });

export type ClosingFilter = Omit<Input<typeof closingCalls.list>, 'page' | 'limit'>;
type Looking = Pick<CallContext, 'now' | 'actor'>;

const shownTo =
  (viewerId: number | null) =>
  ({ cashierId, confirmerId: _, ...closing }: DayClosingRecord): DayClosing => ({ ...closing, isOwn: cashierId === viewerId });

export function closingsWanted({ status, isDiffering, dateLimit }: ClosingFilter, now: Date): SQL | undefined {
  const differs = isDiffering ? ne(dayClosing.difference, 0) : eq(dayClosing.difference, 0);
  return and(
    equal(dayClosing.status, status),
    isDiffering === undefined ? undefined : differs,
    onDays(dayClosing.day, periodOf(dateLimit, now)),
  );
}

export const listClosings = (
  db: Db,
  input: Input<typeof closingCalls.list>,
  { now, actor }: Looking,
): Promise<Page<DayClosing>> =>
  pageOf(db, input, {
    from: dayClosing,
    where: closingsWanted(input, now),
    order: [desc(dayClosing.day), desc(dayClosing.id)],
    show: (rows) => rows.map(shownTo(actorIdOf(actor))),
  });

export const getClosing = async (db: Db, { id }: { id: number }, { actor }: Looking): Promise<DayClosing> =>
  shownTo(actorIdOf(actor))(await dayClosings.get(db, id));

/** Closing that stands before the day of this one. */
async function closingBefore(db: Db, day: string): Promise<DayClosingRecord | undefined> {
  const [before] = await db
    .select()
    .from(dayClosing)
    .where(and(ne(dayClosing.status, closingStates.rejected), lt(dayClosing.day, day)))
    .orderBy(desc(dayClosing.day))
    .limit(1);
  return before;
}

/** Span of a closing; of none, all that no closing has. */
async function spanFor(db: Db, id: number | undefined): Promise<Period | undefined> {
  if (id !== undefined) {
    const { day } = await dayClosings.get(db, id);
    return spanOf(day, (await closingBefore(db, day))?.day);
  }
  const last = await lastClosing(db);
  return last && { from: spanOf(nextDay(last.day), undefined).from, until: new Date('9999-12-30T16:00:00Z') };
}

export async function listEntries(db: Db, { id, ...paging }: Input<typeof closingCalls.entries>): Promise<Page<TillEntry>> {
  const span = await spanFor(db, id);
  return pageOf(db, paging, {
    from: tillEntry,
    where: span && and(gte(tillEntry.at, span.from), lt(tillEntry.at, span.until)),
    order: [desc(tillEntry.at), desc(tillEntry.id)],
    show: (rows) => rows.map(({ createTime: _, ...entry }) => entry),
  });
}

/** Receipts of cash in a span that nobody has confirmed. */
export const countWaiting = (db: Db, { from, until }: Period): Promise<number> =>
  db.$count(
    cashReceipt,
    and(
      eq(cashReceipt.status, cashReceiptStates.waiting),
      eq(cashReceipt.method, receiptMethods.cash),
      gte(cashReceipt.receivedAt, from),
      lt(cashReceipt.receivedAt, until),
    ),
  );

/** Day that is to be closed next: that of the first movement since the last closing, or of the last one before the first closing; today where there is none. */
export async function dayToClose(db: Db, now: Date): Promise<string> {
  const last = await lastClosing(db);
  const today = showDay(now);
  const until = spanOf(today, undefined).from;
  if (!last) return showDay((await lastMovement(db, until)) ?? now);
  const next = nextDay(last.day);
  if (next > today) return next;
  const first = await firstMovement(db, { from: spanOf(next, undefined).from, until: spanOf(today, undefined).until });
  return first ? showDay(first) : today;
}

export async function getStanding(db: Db, _: object, { now }: Looking): Promise<Answer<typeof closingCalls.standing>> {
  const [last, day] = [await lastClosing(db), await dayToClose(db, now)];
  const span = spanOf(day, last?.day);
  const [sums, receipts] = [await sumTill(db, span), await countWaiting(db, span)];
  const opening = last?.counted ?? 0;
  const isWaiting = last?.status === closingStates.waiting;
  return { day, isFirst: !last, isWaiting, receipts, opening, ...sums, books: booksOf(opening, sums) };
}
