import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import { showDay } from '#contract/moment.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lastClosing, whileOpen } from './queries.ts';

/** Refuses money of a day that is closed; nobody closes it until the caller has booked. */
export async function checkOpen({ tx, now }: Pick<Write, 'tx' | 'now'>, moment: Date): Promise<void> {
  await whileOpen(tx);
  const closed = await lastClosing(tx);
  const day = showDay(moment);
  if (!closed || day > closed.day) return;
  throw day === showDay(now) ? closingRefusals.TODAY_CLOSED({ day }) : closingRefusals.CLOSED({ day });
}
