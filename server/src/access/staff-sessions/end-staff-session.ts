import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockAdmin } from '../administrators/lock-admin.ts';
import { deleteSession, findSessionById } from '../sessions/queries.ts';

/** Sessions that it ended: one device of somebody who may do no more than the actor. */
export async function endStaffSession(write: Write, { id }: { id: number }): Promise<number[]> {
  const session = await findSessionById(write.tx, id);
  if (!session) throw notFound('admin_session');
  await lockAdmin(write, session.adminId);
  return deleteSession(write.tx, id);
}
