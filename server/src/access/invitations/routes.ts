import { invitationCalls } from '#contract/access/invitations.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { beginInvitedPasskey } from './begin-invited-passkey.ts';
import { countTry } from './count-try.ts';
import { invite } from './invite.ts';
import { lookAtInvitation } from './look-at-invitation.ts';
import type { InvitationPorts } from './ports.ts';
import { listInvitations } from './queries.ts';
import { resendInvitation } from './resend-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export function invitationRoutes(services: Services, ports: InvitationPorts) {
  const desk = { ports, secrets: services.secrets };
  return serve(invitationCalls, {
    list: read(listInvitations),
    save: write(invite(desk)),
    resend: write(resendInvitation(desk)),
    withdraw: write(withdrawInvitation),
    look: handle(async ({ secret }, { from, now }) => {
      await countTry(services, from);
      const { id: _, ...invited } = await lookAtInvitation(services.database.db, ports, { secret, now });
      return invited;
    }),
    begin: handle(async (typed, asked) => {
      await countTry(services, asked.from);
      return beginInvitedPasskey(services, ports, typed, asked);
    }),
    accept: handle(async (typed, asked) => {
      await countTry(services, asked.from);
      return acceptInvitation(services, ports, typed, asked);
    }),
  });
}
