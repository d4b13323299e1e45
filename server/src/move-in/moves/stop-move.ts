import { eq } from 'drizzle-orm';
import { moveRefusals } from '#contract/move-in/moves.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setMove } from './queries.ts';
import { moveIn } from './tables.ts';

/** Has a move end at its next portion. */
export async function stopMove({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  if (await setMove(tx, id, { stopTime: now })) return null;
  throw (await tx.$count(moveIn, eq(moveIn.id, id))) === 0 ? moveRefusals.NOT_FOUND() : moveRefusals.IS_OVER();
}
