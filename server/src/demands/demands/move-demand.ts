import type { Write } from '#server/platform/write/write.ts';
import { demands } from './queries.ts';
import { type DemandMove, checkOpen, demandMoves } from './states.ts';
import type { DemandRecord } from './tables.ts';

type More = Partial<Pick<DemandRecord, 'shopId' | 'quoteUntil' | 'isChosen' | 'reason' | 'orderId' | 'orderNo'>>;

/** The only writer of `status` after the first. The caller holds the row. */
export async function moveDemand(write: Write, found: DemandRecord, act: DemandMove, more: More = {}): Promise<void> {
  checkOpen(found, act);
  await demands.set(write, found.id, { ...more, status: demandMoves[act].to });
}
