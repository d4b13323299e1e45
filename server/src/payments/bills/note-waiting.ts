import type { Write } from '#server/platform/write/write.ts';
import { leaveBill } from './leave-bill.ts';
import { isLate } from './rules.ts';
import { paymentBill } from './tables.ts';

const WHY_MAX = 255;

/** Says why a day has no bill yet; leaves it to people when it is late. */
export async function noteWaiting(write: Write, { provider, day, why }: { provider: string; day: string; why: string }) {
  const { tx, now } = write;
  const set = { why: why.slice(0, WHY_MAX), updateTime: now };
  await tx
    .insert(paymentBill)
    .values({ provider, day, state: 'waiting', createTime: now, ...set })
    .onConflictDoUpdate({ target: [paymentBill.provider, paymentBill.day], set });
  if (isLate(day, now)) await leaveBill(write, { provider, day }, `取不到这一天的账单：${why}`);
}
