import type { Write } from '#server/platform/write/write.ts';
import { leaveBill } from './leave-bill.ts';
import { saveBill } from './queries.ts';
import { isLate } from './rules.ts';

const WHY_MAX = 255;

/** Says why a day has no bill yet; leaves it to people when it is late. */
export async function noteWaiting(write: Write, { provider, day, why }: { provider: string; day: string; why: string }) {
  await saveBill(write, { provider, day }, { why: why.slice(0, WHY_MAX) });
  if (isLate(day, write.now)) await leaveBill(write, { provider, day }, `取不到这一天的账单：${why}`);
}
