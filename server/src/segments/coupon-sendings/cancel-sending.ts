import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendings } from '../sending-records/queries.ts';

/** Takes back what has not begun. */
export async function cancelSending(write: Write, { id }: { id: number }): Promise<null> {
  if ((await sendings.lock(write.tx, id)).state !== 'planned') throw couponSendingRefusals.NOT_PLANNED();
  await sendings.set(write, id, { state: 'cancelled' });
  return null;
}
