import { inArray } from 'drizzle-orm';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { FetchedBill } from './fetched-bill.ts';
import { followBill } from './follow-bill.ts';
import { lockBill, missingOn } from './queries.ts';
import { keyOf, neighboursOf } from './rules.ts';
import { paymentBillDifference } from './tables.ts';

/** Resolves what the bills of the days beside this one lacked and this one names: the provider took it on the other side of midnight. */
export async function settleNeighbours(write: Write, { provider, day, entries }: FetchedBill): Promise<void> {
  const { tx, now, actor } = write;
  const lacking = await missingOn(tx, provider, neighboursOf(day));
  if (lacking.length === 0) return;
  const named = new Set(entries.map(keyOf));
  const settled = lacking.filter((each) => named.has(keyOf(each)));
  if (settled.length === 0) return;
  const resolved = { state: 'resolved', reason: `在 ${day} 的账单里`, resolverId: 0, resolver: actorName(actor) } as const;
  await tx
    .update(paymentBillDifference)
    .set({ ...resolved, resolvedTime: now, updateTime: now })
    .where(
      inArray(
        paymentBillDifference.id,
        settled.map(({ id }) => id),
      ),
    );
  for (const id of new Set(settled.map(({ billId }) => billId))) await followBill(write, await lockBill(tx, id));
}
