import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { admins } from '../rights/queries.ts';

/** Own name, changed by everybody for themselves; answers the present session, which is read anew with it. */
export async function renameMe(write: Write, { realName }: { realName: string }): Promise<number[]> {
  const { id, sessionId } = asAdministrator(write.actor);
  await admins.set(write, id, { realName: realName.trim() });
  return [sessionId];
}
