import { showDay, startOfDay } from '#contract/moment.ts';
import { reconcileDay } from '#server/finance/index.ts';
import type { Write } from '#server/platform/write/write.ts';

const DAYS = 14;

/** The last days, checked as each night would have. */
export async function seedReconciliations(now: Write): Promise<void> {
  for (let days = DAYS; days > 0; days -= 1) await reconcileDay(now, { day: showDay(startOfDay(now.now, -days)) });
}
