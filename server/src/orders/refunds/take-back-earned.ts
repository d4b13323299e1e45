import type { Fen } from '#contract/fen.ts';
import { loseExperience, losePoints } from '#server/customers/index.ts';
import { loseCommission } from '#server/distribution/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { experienceOf, shareOf } from '../orders/rules.ts';

interface Refunded {
  /** Refunded before, and with what is refunded now. */
  before: Fen;
  after: Fen;
}

/** Points, experience and commission of an order go in the scale of what was refunded, and all of them with its last goods. */
export async function takeBackEarned(write: Write, found: OrderRecord, { before, after }: Refunded): Promise<void> {
  const { orderNo, gainIntegral, payPrice, payPostage } = found;
  const gone = (earned: number) => (before === 0 ? 0 : shareOf(earned, before, payPrice));
  const due = (earned: number) => shareOf(earned, after, payPrice) - gone(earned);
  await losePoints(write, { orderNo, integral: due(gainIntegral) });
  await loseExperience(write, { orderNo, experience: due(experienceOf(payPrice)) });
  await loseCommission(write, { orderNo, payPrice, payPostage, before, after });
}
