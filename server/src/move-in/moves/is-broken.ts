import type { Db } from '#server/platform/database/connect.ts';
import { findGivenUp } from '#server/platform/jobs/given-up.ts';
import { isMoving } from '../move-in.ts';

export const BROKEN = '中途断了，没有做完；再来一次会接着搬，不会重复';

/** True of a move that is open and that nobody carries out: a job is begun again until it is given up, a command ends with its process. */
export const isBroken = async (db: Db, { jobId }: { jobId: number | null }): Promise<boolean> =>
  jobId === null ? !(await isMoving(db)) : (await findGivenUp(db, jobId)) !== undefined;
