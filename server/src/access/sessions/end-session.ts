import { sessionRefusals } from '#contract/access/sessions.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSession, findSessionById } from './queries.ts';

/** Own device, signed out for good, in every process. */
export async function endSession({ tx, actor }: Write, { id }: { id: number }): Promise<number[]> {
  const session = await findSessionById(tx, id);
  if (!session) throw notFound('admin_session');
  if (actor.kind !== 'admin' || actor.id !== session.adminId) throw sessionRefusals.NOT_YOURS();
  return deleteSession(tx, id);
}
