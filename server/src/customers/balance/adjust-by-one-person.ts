import { customerRefusals } from '#contract/customers/customers.ts';
import { fundsSettings } from '#contract/customers/settings.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { AskedMove } from './checked-move.ts';
import { moveBalanceAndPoints } from './move-balance-and-points.ts';

/** Adjusts balance and points by one person: large moves of a balance are for two. */
export async function adjustByOnePerson(write: Write, asked: AskedMove): Promise<null> {
  const { funds_review_above: limit } = await settingsFor(write, fundsSettings);
  if (limit > 0 && asked.moneyValue > limit) throw customerRefusals.NEEDS_REVIEW({ limit });
  return moveBalanceAndPoints(write, asked);
}
