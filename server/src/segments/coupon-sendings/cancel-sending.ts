import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isOpen } from './rules.ts';
import { sendings } from '../sending-records/queries.ts';

/** Takes back what has not begun, or was not sent when its time came. */
export async function cancelSending(write: Write, { id }: { id: number }): Promise<null> {
  if (!isOpen((await sendings.lock(write.tx, id)).state)) throw couponSendingRefusals.NOT_PLANNED();
  await sendings.set(write, id, { state: 'cancelled' });
  return null;
}
