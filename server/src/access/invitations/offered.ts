import { invitationRefusals } from '#contract/access/invitations.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { InvitationOffer } from './examine-offer.ts';
import { holdOffer } from './hold-offer.ts';
import type { InvitationPorts } from './ports.ts';
import { namesOf } from './rules.ts';

const refusedFor = {
  role: invitationRefusals.ROLE_GONE,
  place: invitationRefusals.PLACE_GONE,
  beyond: invitationRefusals.NOT_GRANTABLE,
} as const;

/** Names of what the acting person offers, who may give all of it. */
export async function offered(
  write: Write,
  ports: InvitationPorts,
  offer: InvitationOffer,
): Promise<{ roleNames: string; placeNames: string }> {
  const found = await holdOffer(write, ports, offer, async () => write.actor);
  if (found.trouble) throw refusedFor[found.trouble]();
  return { roleNames: namesOf(found.roles), placeNames: namesOf(found.places) };
}
