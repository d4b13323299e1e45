import type { Actor } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type InvitationOffer, examineOffer, operatorIds } from './examine-offer.ts';
import type { InvitationPorts } from './ports.ts';
import { holdRoles } from './queries.ts';

/** The offer as it stands, held until the write ends: places before people before roles, as other writes take them. */
export async function holdOffer(
  { tx }: Pick<Write, 'tx'>,
  ports: InvitationPorts,
  offer: InvitationOffer,
  findBy: () => Promise<Actor | undefined>,
) {
  const shops = await ports.shops.hold(tx, offer.shopIds);
  const operators = await ports.operators.hold(tx, operatorIds(offer));
  const by = await findBy();
  const roles = await holdRoles(tx, offer.roleIds);
  return examineOffer(tx, ports, { offer, by }, { roles, shops, operators });
}
