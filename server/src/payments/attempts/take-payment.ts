import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { giveUpAttempt } from './give-up-attempt.ts';
import { type CameIn, type PayableKind, kindOf } from './kinds.ts';
import { findAttempt, lockAttempt } from './queries.ts';
import { recordDifference } from './record-difference.ts';
import { settleDifference } from './settle-difference.ts';
import { returnSurplus } from './return-surplus.ts';
import { differenceOf } from './rules.ts';
import { paymentAttempt } from './tables.ts';

/**
 * Books money that a provider says has come, once, with all that follows in this transaction. What does not fit moves nothing and waits
 * for people as a difference; what fits but is paid already goes back. An answer to our question that does not fit ends its attempt; a
 * notice does not, and the provider is asked as if none had come. Locks what is paid before its attempt, as whoever begins one does.
 */
export async function takePayment(
  write: Write,
  kinds: readonly PayableKind[],
  came: CameIn,
  by: 'answer' | 'notice',
): Promise<void> {
  const { provider, receipt } = came;
  const found = await findAttempt(write.tx, receipt.number);
  if (!found) return recordDifference(write, came, 'unknown');
  const kind = kindOf(kinds, found);
  await kind.lock(write, found.orderNo);
  const attempt = (await lockAttempt(write.tx, found.id)) ?? found;
  if (attempt.provider === provider && attempt.transactionNo === receipt.transactionNo) return;
  const reason = differenceOf(attempt, provider, receipt);
  if (reason) {
    if (by === 'answer' && reason !== 'merchant') await giveUpAttempt(write, attempt, reason);
    return recordDifference(write, came, reason, attempt);
  }
  const { transactionNo, paidTime } = receipt;
  const paid = { state: 'paid', transactionNo, paidTime, prepay: null, nextAskTime: null, why: null } as const;
  await write.tx
    .update(paymentAttempt)
    .set({ ...paid, updateTime: write.now })
    .where(eq(paymentAttempt.id, attempt.id));
  await settleDifference(write, came);
  if (!(await kind.settle(write, attempt, receipt))) await returnSurplus(write, attempt, transactionNo);
}
