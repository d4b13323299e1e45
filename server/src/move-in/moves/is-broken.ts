import { moveStates } from '#contract/move-in/moves.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findGivenUp } from '#server/platform/jobs/given-up.ts';
import { isMoving } from '../move-in.ts';
import type { moveIn } from './tables.ts';

export const BROKEN = '中途断了，没有做完；再来一次会接着搬，不会重复';

/** True of a move that is open and that nobody carries out: a job is begun again until it is given up, a command ends with its process. */
export const isBroken = async (db: Db, { jobId }: { jobId: number | null }): Promise<boolean> =>
  jobId === null ? !(await isMoving(db)) : (await findGivenUp(db, jobId)) !== undefined;

const paused = (isDry: boolean): string =>
  isDry ? '刚才中断了，一会儿会自动重新试运行，数据没有改动' : '刚才中断了，一会儿会自动接着搬，已经搬来的不会重复';

/** Sentence about a move whose server went away while the queue has not given it to another yet; none about others. */
export const pauseOf = async (
  db: Db,
  { state, isDry }: Pick<typeof moveIn.$inferSelect, 'state' | 'isDry'>,
): Promise<string | undefined> => (state === moveStates.running && !(await isMoving(db)) ? paused(isDry) : undefined);
