import type { Administrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSessionsOf } from './queries.ts';

/** Leaves only the session that asks. */
export const endOtherSessions = ({ tx }: Write, { id, sessionId }: Administrator): Promise<number[]> =>
  deleteSessionsOf(tx, id, sessionId);
