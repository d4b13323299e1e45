import { impersonationRefusals } from '#contract/access/impersonations.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSession, findSessionById } from '../sessions/queries.ts';
import { impersonation } from '../sessions/tables.ts';

const impersonations = rowsOf(impersonation);

/** Session that it ended; the actor is who looked, not who was looked as. */
export async function endImpersonation(write: Write, { sessionId }: { sessionId: number }): Promise<number[]> {
  const session = await findSessionById(write.tx, sessionId);
  if (!session?.impersonationId) throw impersonationRefusals.NOT_IMPERSONATING();
  await impersonations.set(write, session.impersonationId, { endTime: write.now });
  return deleteSession(write.tx, sessionId);
}
