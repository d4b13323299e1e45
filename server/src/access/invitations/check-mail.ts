import { invitationRefusals } from '#contract/access/invitations.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { InvitationPorts } from './ports.ts';

/** Refuses what cannot leave by mail. */
export async function checkMail(write: Write, ports: InvitationPorts, email: string): Promise<void> {
  if (email === '') throw invitationRefusals.NO_ADDRESS();
  if (!(await ports.isMailOpen(write)) || siteOrigin() === '') throw invitationRefusals.NO_MAIL();
}
