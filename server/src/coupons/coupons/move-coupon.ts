import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { coupons } from './queries.ts';

/** Moves the days of a coupon that nobody can come by yet, those of its use with them. */
export async function moveCoupon(write: Write, id: number, shiftOf: (begins: Date) => number): Promise<null> {
  const { tx, now } = write;
  const row = await coupons.lock(tx, id);
  if (row.receiveStartTime <= now) throw couponRefusals.BEGUN();
  const by = shiftOf(row.receiveStartTime);
  const moved = (date: Date) => new Date(date.getTime() + by);
  await coupons.set(write, id, {
    receiveStartTime: moved(row.receiveStartTime),
    receiveEndTime: row.receiveEndTime && moved(row.receiveEndTime),
    useStartTime: row.useStartTime && moved(row.useStartTime),
    useEndTime: row.useEndTime && moved(row.useEndTime),
  });
  return null;
}
