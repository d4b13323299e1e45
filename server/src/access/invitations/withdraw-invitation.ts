import { invitationRefusals } from '#contract/access/invitations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { invitations } from './queries.ts';

/** Ends an invitation, also one that has expired, so that it is not sent again. */
export async function withdrawInvitation(write: Write, { id }: { id: number }): Promise<null> {
  const { state } = await invitations.lock(write.tx, id);
  if (state !== 'pending') throw invitationRefusals.SETTLED();
  await invitations.set(write, id, { state: 'withdrawn' });
  return null;
}
