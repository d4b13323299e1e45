import { no } from '#contract/access/sessions.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSession, findSessionById } from './queries.ts';
import { mayManage } from './rules.ts';

/** Ends one session for good, in every process. */
export async function endSession({ tx, actor }: Write, { id }: { id: number }): Promise<number[]> {
  const session = await findSessionById(tx, id);
  if (!session) throw notFound('admin_session');
  if (!mayManage(actor, session.adminId)) throw no.NOT_YOURS();
  return deleteSession(tx, id);
}
