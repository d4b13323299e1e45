import type { InvitationSent } from '#contract/access/invitation-record.ts';
import { type invitationCalls, invitationRefusals } from '#contract/access/invitations.ts';
import type { Input } from '#contract/call.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkMail } from './check-mail.ts';
import { offered } from './offered.ts';
import { invitations } from './queries.ts';
import { endOf } from './rules.ts';
import { type Desk, sendLink } from './send-link.ts';

/** A new link with a new end, also after the old one. Whoever sends it answers for it from then on. */
export const resendInvitation =
  (desk: Desk) =>
  async (write: Write, { id, byMail, hours }: Input<typeof invitationCalls.resend>): Promise<InvitationSent> => {
    const row = await invitations.lock(write.tx, id);
    if (row.state !== 'pending') throw invitationRefusals.SETTLED();
    if (byMail) await checkMail(write, desk.ports, row.email);
    const names = await offered(write, desk.ports, row);
    const expireTime = endOf(write.now, hours);
    await invitations.set(write, id, { ...names, expireTime, invitedBy: asAdministrator(write.actor).id });
    return sendLink(write, desk, { ...row, ...names, expireTime }, byMail);
  };
