import { moveRefusals, moveStates } from '#contract/move-in/moves.ts';
import { findGivenUp } from '#server/platform/jobs/given-up.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isMoving } from '../move-in.ts';
import { type MoveRecord, lockMoves, openMoves, setMove } from './queries.ts';

const BROKEN = '中途断了，没有做完；再来一次会接着搬，不会重复';

/** A job is begun again until it is given up; a command ends with its process. */
const isBroken = async ({ tx }: Write, { jobId }: MoveRecord): Promise<boolean> =>
  jobId === null ? !(await isMoving(tx)) : (await findGivenUp(tx, jobId)) !== undefined;

/** Refuses while another move is under way. One that broke off is over with that; where nobody serves, each that is open is. */
export async function takeTurn(write: Write, { isClosed = false } = {}): Promise<void> {
  const { tx, now } = write;
  await lockMoves(tx);
  for (const open of await openMoves(tx)) {
    if (!(isClosed || (await isBroken(write, open)))) throw moveRefusals.BUSY();
    await setMove(tx, open.id, { state: moveStates.failed, message: BROKEN, endTime: now });
  }
}
