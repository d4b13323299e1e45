import type { Administrator } from '#server/platform/actor.ts';
import { announce } from '#server/platform/events/hub.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSessionsOf } from './queries.ts';

/** Leaves only the session that asks. */
export async function endOtherSessions({ tx }: Write, { id, sessionId }: Administrator): Promise<number[]> {
  const ids = await deleteSessionsOf(tx, id, sessionId);
  if (ids.length > 0) await announce(tx, { topic: 'session', ids });
  return ids;
}
