import { no } from '#contract/access/sessions.ts';
import { announce } from '#server/platform/events/hub.ts';
import { missing } from '#server/platform/missing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSession, findSessionById } from './queries.ts';
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
