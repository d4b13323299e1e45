import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedOrders } from '../outside-orders/queries.ts';
import { isOpen } from './queries.ts';
import { REPORT_JOB } from './request-report.ts';
import { crawlReport } from './tables.ts';

/** Sends the numbers of an order once more that the outside shop did not take, for staff who have mended the reason. */
export async function reportAgain(write: Write, { id }: { id: number }): Promise<null> {
  const { tx, now } = write;
  await collectedOrders.lock(tx, id);
  const again = await tx
    .update(crawlReport)
    .set({ state: 'waiting', asks: 0, nextAskTime: now, message: '', updateTime: now })
    .where(isOpen('failed', id))
    .returning({ id: crawlReport.id });
  if (again.length === 0) throw collectedOrderRefusals.NOTHING_FAILED();
  for (const report of again) await later(write, { name: REPORT_JOB }, { id: report.id });
  return null;
}
