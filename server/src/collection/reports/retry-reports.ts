import type { Write } from '#server/platform/write/write.ts';
import { isOpen } from './queries.ts';
import { crawlReport } from './tables.ts';

/** Has tracking numbers that wait for their next try tried by the next run of the timer. */
export async function retryReports({ tx, now }: Write): Promise<void> {
  await tx.update(crawlReport).set({ nextAskTime: now, updateTime: now }).where(isOpen('waiting'));
}
