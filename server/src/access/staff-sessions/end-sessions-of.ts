import type { Write } from '#server/platform/write/write.ts';
import { lockAdmin } from '../administrators/lock-admin.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { asAdministrator } from '#server/platform/actor.ts';

/** Sessions that it ended: all of somebody who may do no more than the actor, of oneself all but the present one. */
export async function endSessionsOf(write: Write, { adminId }: { adminId: number }): Promise<number[]> {
  const { isOwn } = await lockAdmin(write, adminId);
  return deleteSessionsOf(write.tx, adminId, isOwn ? asAdministrator(write.actor).sessionId : undefined);
}
