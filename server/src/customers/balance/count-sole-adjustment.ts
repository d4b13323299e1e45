import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type SoleMove, checkSoleAdjustment } from './check-sole-adjustment.ts';
import { soleAdjustment } from './tables.ts';

/** Counts an adjustment that nobody approves, or refuses it. */
export async function countSoleAdjustment(write: Write, asked: SoleMove): Promise<void> {
  const worth = await checkSoleAdjustment(write, asked);
  const { uid } = asked;
  if (worth > 0)
    await write.tx.insert(soleAdjustment).values({ adminId: adminIdOf(write.actor), uid, worth, createTime: write.now });
}
