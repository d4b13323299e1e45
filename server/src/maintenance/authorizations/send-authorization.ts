import { authorizationRefusals } from '#contract/maintenance/authorizations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { authorizations, isServiceSet } from './queries.ts';
import { sendLater } from './send-later.ts';

/** Sends an application again that nobody has granted, by staff. */
export async function sendAuthorization(write: Write, { id }: { id: number }): Promise<null> {
  const { state } = await authorizations.lock(write.tx, id);
  if (state === 'sending') throw authorizationRefusals.UNDER_WAY();
  if (state === 'granted') throw authorizationRefusals.GRANTED();
  if (!(await isServiceSet(write.tx))) throw authorizationRefusals.NO_SERVICE();
  await sendLater(write, id);
  return null;
}
