import { inArray, sql } from 'drizzle-orm';
import { periodOfDay } from '#contract/date-limit.ts';
import { LISTED_DIFFERENCES } from '#contract/payments/bills.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bookedEntries } from './booked-entries.ts';
import type { FetchedBill } from './fetched-bill.ts';
import { followBill } from './follow-bill.ts';
import { differencesOf, firstDealing, saveBill } from './queries.ts';
import { type FoundDifference, beginningOf, compareBill, linesSince, mergeDifferences, sumsOf } from './rules.ts';
import { settleNeighbours } from './settle-neighbours.ts';
import { type BillRow, paymentBillDifference } from './tables.ts';

async function openDifferences({ tx, now }: Write, billId: number, opened: readonly FoundDifference[]): Promise<void> {
  if (opened.length === 0) return;
  const { billId: bill, kind, entry, number, providerNo } = paymentBillDifference;
  await tx
    .insert(paymentBillDifference)
    .values(opened.map((each) => ({ ...each, billId, state: 'open' as const, createTime: now, updateTime: now })))
    .onConflictDoUpdate({
      target: [bill, kind, entry, number, providerNo],
      set: {
        ours: sql`excluded.ours`,
        theirs: sql`excluded.theirs`,
        state: sql`excluded.state`,
        reason: null,
        resolverId: null,
        resolver: null,
        resolvedTime: null,
        updateTime: now,
      },
    });
}

/** Compares the bill of a day with our books, record by record. Once more it changes nothing, and what was resolved stays so. */
export async function recordBill(write: Write, fetched: FetchedBill): Promise<BillRow> {
  const { day } = fetched;
  const booked = await bookedEntries(write.tx, { ...fetched, day: periodOfDay(day) }, fetched.entries);
  const since = (await firstDealing(write.tx, fetched)) ?? write.now;
  const entries = linesSince(fetched.entries, booked, since);
  const found = compareBill(entries, booked);
  const saved = await saveBill(write, fetched, {
    ...sumsOf(entries, booked),
    differing: found.length,
    why: beginningOf(day, since),
  });
  const known = await differencesOf(write.tx, saved.id);
  const { opened, gone, unlisted } = mergeDifferences(known, found, LISTED_DIFFERENCES);
  if (gone.length > 0) await write.tx.delete(paymentBillDifference).where(inArray(paymentBillDifference.id, gone));
  await openDifferences(write, saved.id, opened);
  await settleNeighbours(write, fetched);
  return followBill(write, { ...saved, unlisted });
}
