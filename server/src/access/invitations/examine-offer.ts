import { invitationCalls } from '#contract/access/invitations.ts';
import { type Actor, mayCall } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { permsOfRoles } from '../administrators/queries.ts';
import { asksForTwoStep, standsAbove } from '../roles/rules.ts';
import type { InvitationPorts, Places } from './ports.ts';
import type { rolesAmong } from './queries.ts';

/** Roles and places that an invitation offers. */
export interface InvitationOffer {
  roleIds: readonly number[];
  shopIds: readonly number[];
  operatorId: number | null;
}

/** The parts of an offer as they are now. */
interface Parts {
  roles: Awaited<ReturnType<typeof rolesAmong>>;
  shops: ReadonlyMap<number, string>;
  operators: ReadonlyMap<number, string>;
}

export const operatorIds = ({ operatorId }: Pick<InvitationOffer, 'operatorId'>): number[] =>
  operatorId === null ? [] : [operatorId];

const mayBring = (actor: Actor, places: Places, ids: readonly number[]): boolean =>
  ids.length === 0 || mayCall(actor, places.needs);

/** Reason for which this person cannot offer it now, and otherwise what it says to whom it is offered. */
export async function examineOffer(
  db: Db,
  ports: InvitationPorts,
  { offer, by }: { offer: InvitationOffer; by: Actor | undefined },
  { roles, shops, operators }: Parts,
) {
  const [roleIds, shopIds] = [new Set(offer.roleIds), new Set(offer.shopIds)];
  if (roles.length < roleIds.size || roles.some(({ status, isSuper }) => !status && !isSuper))
    return { trouble: 'role' as const };
  if (shops.size < shopIds.size || operators.size < operatorIds(offer).length) return { trouble: 'place' as const };
  const perms = await permsOfRoles(db, [...roleIds]);
  const granted = roles.map((each) => ({ ...each, perms: perms.get(each.id) ?? [] }));
  const isBeyond =
    by === undefined ||
    !mayCall(by, invitationCalls.save) ||
    !standsAbove(by, granted) ||
    !mayBring(by, ports.shops, offer.shopIds) ||
    !mayBring(by, ports.operators, operatorIds(offer));
  if (isBeyond) return { trouble: 'beyond' as const };
  return {
    roles: roles.map(({ roleName }) => roleName),
    places: [...operators.values(), ...shops.values()],
    needsPassword: asksForTwoStep(roles),
  };
}
