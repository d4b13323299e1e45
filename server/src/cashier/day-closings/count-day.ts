import type { Input } from '#contract/call.ts';
import type { closingCalls } from '#contract/cashier/day-closings.ts';
import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import { closingStates, countedOf } from '#contract/cashier/day-closing-record.ts';
import { showDay } from '#contract/moment.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { DayClosingRecord } from '../till/tables.ts';
import { firstMovement, lastClosing, sumTill, whileClosing } from '../till/queries.ts';
import { countWaiting, dayClosings } from './queries.ts';
import { booksOf, checkedCounts, spanOf } from './rules.ts';
import { dueTask, toConfirm } from './task-drafts.ts';

type Count = Input<typeof closingCalls.count>;

/** Refuses a day that is not the next one: closed, not there yet, after another with cash, or while the one before waits. */
async function checkNext({ tx, now }: Write, day: string, last: DayClosingRecord | undefined): Promise<void> {
  if (day > showDay(now)) throw closingRefusals.FUTURE();
  if (!last) return;
  if (day <= last.day) throw closingRefusals.CLOSED({ day });
  if (last.status === closingStates.waiting) throw closingRefusals.UNCHECKED({ day: last.day });
  const between = { from: spanOf(day, last.day).from, until: spanOf(day, undefined).from };
  const first = await firstMovement(tx, between);
  if (first) throw closingRefusals.EARLIER({ day: showDay(first) });
}

/** Closes a day by what was counted: from here on nothing is booked on it, unless somebody sends it back. */
export async function countDay(write: Write, { day, counts, opening: said, reason }: Count): Promise<null> {
  const { tx, actor } = write;
  const pieces = checkedCounts(counts);
  await whileClosing(tx);
  const last = await lastClosing(tx);
  await checkNext(write, day, last);
  const span = spanOf(day, last?.day);
  const waiting = await countWaiting(tx, span);
  if (waiting > 0) throw closingRefusals.RECEIPTS_WAIT({ count: waiting });
  const opening = last?.counted ?? said ?? undefined;
  if (opening === undefined) throw closingRefusals.NO_OPENING();
  const sums = await sumTill(tx, span);
  const [books, counted] = [booksOf(opening, sums), countedOf(pieces)];
  const difference = counted - books;
  const why = reason?.trim() ?? '';
  if (difference !== 0 && why === '') throw closingRefusals.NO_REASON({ difference });
  const by = { cashierId: adminIdOf(actor), cashier: actorName(actor), status: closingStates.waiting };
  const amounts = { opening, ...sums, books, counted, difference };
  const id = await dayClosings.insert(write, { ...by, ...amounts, day, reason: difference === 0 ? '' : why, counts: pieces });
  await finishTask(write, dueTask);
  await openTask(write, toConfirm(await dayClosings.get(tx, id)));
  return null;
}
