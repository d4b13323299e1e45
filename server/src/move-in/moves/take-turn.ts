import { moveRefusals, moveStates } from '#contract/move-in/moves.ts';
import type { Write } from '#server/platform/write/write.ts';
import { BROKEN, isBroken } from './is-broken.ts';
import { lockMoves, openMoves, setMove } from './queries.ts';

/** Refuses while another move is under way. One that broke off is over with that; where nobody serves, each that is open is. */
export async function takeTurn(write: Write, { isClosed = false } = {}): Promise<void> {
  const { tx, now } = write;
  await lockMoves(tx);
  for (const open of await openMoves(tx)) {
    if (!(isClosed || (await isBroken(tx, open)))) throw moveRefusals.BUSY();
    await setMove(tx, open.id, { state: moveStates.failed, message: BROKEN, endTime: now });
  }
}
