import { no } from '#contract/access/sessions.ts';
import type { Administrator } from '#server/platform/actor.ts';
import { announce } from '#server/platform/events/hub.ts';
import { missing } from '#server/platform/missing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSession, deleteSessionsOf, findSessionById } from './queries.ts';
import { mayManage } from './rules.ts';

/** Ends one session for good, in every process. */
export async function endSession({ tx, actor }: Write, { id }: { id: number }): Promise<number[]> {
  const session = await findSessionById(tx, id);
  if (!session) return missing('admin_session');
  if (!mayManage(actor, session.adminId)) throw no.NOT_YOURS();
  const ids = await deleteSession(tx, id);
  await announce(tx, { topic: 'session', ids });
  return ids;
}

/** Leaves only the session that asks. */
export async function endOtherSessions({ tx }: Write, { id, sessionId }: Administrator): Promise<number[]> {
  const ids = await deleteSessionsOf(tx, id, sessionId);
  if (ids.length > 0) await announce(tx, { topic: 'session', ids });
  return ids;
}
