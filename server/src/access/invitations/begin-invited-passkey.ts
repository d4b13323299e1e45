import { invitationRefusals } from '#contract/access/invitations.ts';
import { type passkeyCalls, passkeyRefusals } from '#contract/access/passkeys.ts';
import type { Answer } from '#contract/call.ts';
import { nobody } from '#server/platform/actor.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { issueChallenge } from '../passkeys/queries.ts';
import { domainOf, newPasskey } from '../passkeys/rules.ts';
import { lookAtInvitation } from './look-at-invitation.ts';
import type { InvitationPorts } from './ports.ts';

/** A passkey for somebody who has no account yet: the device knows them by the invitation. */
export async function beginInvitedPasskey(
  { database, write }: Pick<Services, 'database' | 'write'>,
  ports: InvitationPorts,
  { secret, account }: { secret: string; account: string },
  { from, now }: CallContext,
): Promise<Answer<typeof passkeyCalls.begin>> {
  const host = domainOf(currentHost());
  if (host === undefined) throw passkeyRefusals.NO_DOMAIN();
  const { id, needsPassword, siteName: site } = await lookAtInvitation(database.db, ports, { secret, now });
  if (needsPassword) throw invitationRefusals.NEEDS_PASSWORD();
  const act = { name: 'invitation.begin', actor: nobody, from };
  const { value: challenge } = await write(act, (context) => issueChallenge(context, null));
  return newPasskey({ host, site, handle: `invitation-${id}`, account: account.trim(), challenge, known: [] });
}
