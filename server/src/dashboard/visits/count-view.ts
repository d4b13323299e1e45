import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { openVisitCalls } from '#contract/dashboard/visits.ts';
import { showDay } from '#contract/moment.ts';
import { countShown } from '#server/order-figures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { pageView } from './tables.ts';

const SLOTS = 16;

/** Counts views, one where nothing else is said, on the day of the shop's clock. */
export async function countView(
  write: Write,
  { visitType, ...campaign }: Input<typeof openVisitCalls.view>,
  views = 1,
): Promise<null> {
  const { tx, now } = write;
  await countShown(write, campaign, views);
  await tx
    .insert(pageView)
    .values({ day: showDay(now), visitType, slot: randomInt(SLOTS), views })
    .onConflictDoUpdate({
      target: [pageView.day, pageView.visitType, pageView.slot],
      set: { views: sql`${pageView.views} + ${views}` },
    });
  return null;
}
