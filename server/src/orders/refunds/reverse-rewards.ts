import type { Fen } from '#contract/fen.ts';
import { loseExperience, losePoints } from '#server/customers/index.ts';
import { type GoneLine, loseCommission } from '#server/distribution/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { experienceOf, shareOf } from '../orders/rules.ts';

interface RefundSpan {
  /** Refunded before, and with what is refunded now. */
  before: Fen;
  after: Fen;
  /** Goods of each line, in the same way. */
  lines: readonly GoneLine[];
}

/** Points and experience of an order go in the scale of what was refunded, commission with the goods that earned it; all of them with its last goods. */
export async function reverseRewards(write: Write, found: OrderRecord, { before, after, lines }: RefundSpan): Promise<void> {
  const { orderNo, gainIntegral, payPrice } = found;
  const gone = (earned: number) => (before === 0 ? 0 : shareOf(earned, before, payPrice));
  const due = (earned: number) => shareOf(earned, after, payPrice) - gone(earned);
  await losePoints(write, { orderNo, integral: due(gainIntegral) });
  await loseExperience(write, { orderNo, experience: due(experienceOf(payPrice)) });
  await loseCommission(write, { orderNo, lines });
}
