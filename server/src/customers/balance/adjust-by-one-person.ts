import type { Write } from '#server/platform/write/write.ts';
import type { AskedMove } from './checked-move.ts';
import { countSoleAdjustment } from './count-sole-adjustment.ts';
import { moveBalanceAndPoints } from './move-balance-and-points.ts';

/** Adjusts balance and points by one person: much in a day is for two. */
export async function adjustByOnePerson(write: Write, asked: AskedMove): Promise<null> {
  const moved = await moveBalanceAndPoints(write, asked);
  await countSoleAdjustment(write, asked);
  return moved;
}
