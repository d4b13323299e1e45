import type { Input } from '#contract/call.ts';
import type { closingCalls } from '#contract/cashier/day-closings.ts';
import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import { tillActs } from '#contract/cashier/day-closing-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bookCash } from '../till/book-cash.ts';
import { checkOpen } from '../till/check-open.ts';
import { getStanding } from './queries.ts';

/** Writes down cash that leaves for the bank or a customer, or comes from the bank; no more leaves than the books have, once a day was closed. */
export async function recordCash(write: Write, { kind, amount, number, says }: Input<typeof closingCalls.record>): Promise<null> {
  await checkOpen(write, write.now);
  const isOut = kind !== tillActs.withdrawal;
  const { books, isFirst } = await getStanding(write.tx, {}, write);
  if (isOut && !isFirst && amount > books) throw closingRefusals.NOT_THERE({ held: Math.max(books, 0) });
  const words = { number: number?.trim() ?? '', says: says?.trim() ?? '' };
  await bookCash(write, { kind, amount: isOut ? -amount : amount, at: write.now, ...words });
  return null;
}
