import { no } from '#contract/maintenance/authorizations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { authorizations, isServiceSet } from './queries.ts';
import { sendLater } from './send-later.ts';

/** Once more, by staff, what nobody has granted. */
export async function sendAuthorization(write: Write, { id }: { id: number }): Promise<null> {
  const { state } = await authorizations.lock(write.tx, id);
  if (state === 'sending') throw no.UNDER_WAY();
  if (state === 'granted') throw no.GRANTED();
  if (!(await isServiceSet(write.tx))) throw no.NO_SERVICE();
  await sendLater(write, id);
  return null;
}
