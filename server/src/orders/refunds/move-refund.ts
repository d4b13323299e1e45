import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { FIRST_STATE, paymentMoves } from './states.ts';
import { type RefundRecord, refund } from './tables.ts';

type RefundChange = Pick<Partial<RefundRecord>, 'providerNo' | 'doneTime' | 'failure'>;

/** The only writer of a refund's state after the first. The caller holds the row and has seen that it is being paid. */
export async function moveRefund(
  { tx, now }: Write,
  { id, state }: RefundRecord,
  act: keyof typeof paymentMoves.paying,
  set: RefundChange,
): Promise<void> {
  if (state !== FIRST_STATE) throw new Error(`no refund moves by ${act} from ${state}`);
  await tx
    .update(refund)
    .set({ ...set, state: paymentMoves[state][act], updateTime: now })
    .where(eq(refund.id, id));
}
