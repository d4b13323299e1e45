import { invitationRefusals } from '#contract/access/invitations.ts';
import { nobody } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import type { From } from '#server/platform/write/write.ts';
import { networkOf } from '../attempts/rules.ts';
import { countTries, insertTry } from './queries.ts';
import { TRIES_PER_MINUTE } from './rules.ts';

/** Counts a call from the page of a link by its network, before anything else is done for it. */
export async function countTry({ write }: Pick<Services, 'write'>, from: From): Promise<void> {
  const address = networkOf(from.address);
  await write({ name: 'invitation.try', actor: nobody, from }, async ({ tx, now }) => {
    if ((await countTries(tx, address, now)) >= TRIES_PER_MINUTE) throw invitationRefusals.TOO_OFTEN();
    await insertTry(tx, address, now);
  });
}
