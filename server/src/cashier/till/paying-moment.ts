import { showDay } from '#contract/moment.ts';
import { lastReconciledDay } from '#server/finance/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkOpen } from './check-open.ts';
import { lastClosing, whileOpen } from './queries.ts';

/**
 * Moment at which an order is paid by money that came then: that moment, unless its day is closed or its money was checked already; then it
 * is now, so that what was looked over stays what it was.
 */
export async function payingMoment(write: Write, receivedAt: Date): Promise<Date> {
  const { tx, now } = write;
  await whileOpen(tx);
  const [closed, checked] = [(await lastClosing(tx))?.day ?? '', (await lastReconciledDay(tx)) ?? ''];
  const day = showDay(receivedAt);
  if (day > closed && day > checked) return receivedAt;
  await checkOpen(write, now);
  return now;
}
