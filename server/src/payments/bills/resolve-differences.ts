import { and, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type billCalls, billRefusals } from '#contract/payments/bills.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followBill } from './follow-bill.ts';
import { lockBill } from './queries.ts';
import { paymentBillDifference } from './tables.ts';

/** Says what became of differences of a day; all of them, or none where somebody was faster. */
export async function resolveDifferences(
  write: Write,
  { id, differences, reason }: Input<typeof billCalls.resolve>,
): Promise<null> {
  const { tx, now, actor } = write;
  const bill = await lockBill(tx, id);
  const { billId, state, id: key } = paymentBillDifference;
  const ids = [...new Set(differences)];
  const resolved = {
    state: 'resolved',
    reason: reason.trim(),
    resolverId: adminIdOf(actor),
    resolver: actorName(actor),
  } as const;
  const { rowCount } = await tx
    .update(paymentBillDifference)
    .set({ ...resolved, resolvedTime: now, updateTime: now })
    .where(and(eq(billId, id), inArray(key, ids), eq(state, 'open')));
  if (rowCount !== ids.length) throw billRefusals.SETTLED();
  await followBill(write, bill);
  return null;
}
