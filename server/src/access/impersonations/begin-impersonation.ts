import { impersonationRefusals } from '#contract/access/impersonations.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { lockAdmin } from '../administrators/lock-admin.ts';
import { findSessionById, openSession } from '../sessions/queries.ts';
import { impersonationEnd } from '../sessions/rules.ts';
import { impersonation } from '../sessions/tables.ts';

const impersonations = rowsOf(impersonation);

/** A session of its own, beside that of the actor, which ends before it or with it. */
export async function beginImpersonation(
  write: Write,
  { adminId }: { adminId: number },
): Promise<{ token: string; expireTime: Date }> {
  const { id: actorId, sessionId } = asAdministrator(write.actor);
  const { isOwn, status, realName } = await lockAdmin(write, adminId);
  if (isOwn) throw impersonationRefusals.OWN();
  if (!status) throw impersonationRefusals.OFF({ name: realName });
  const own = await findSessionById(write.tx, sessionId);
  if (!own) throw notFound('admin_session');
  const expireTime = impersonationEnd(write.now, own.expireTime);
  const impersonationId = await impersonations.insert(write, { adminId, actorId, expireTime });
  const { token } = await openSession(write, adminId, { impersonationId, openedBy: sessionId, expireTime });
  return { token, expireTime };
}
