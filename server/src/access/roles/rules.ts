import { everyCall } from '#contract/index.ts';
import { type DataScope, no } from '#contract/access/roles.ts';
import { knowsPoints } from '#contract/data-scope.ts';
import { type Actor, holds, ownRefundLimit } from '#server/platform/actor.ts';

/** A role as it weighs on one administrator. */
export interface GrantedRole {
  id: number;
  status: boolean;
  isSuper: boolean;
  refundLimit: number | null;
  requiresTwoStep: boolean;
  dataScope: DataScope;
  perms: readonly string[];
}

export const EVERYTHING = '*:*:*';
const REFUND = 'admin:order:refund';
const RECHARGE_REFUND = 'admin:recharge:refund';

/** The union over active roles. The super role counts even while switched off, so that nobody locks the shop. */
export function permissionsOf(roles: readonly GrantedRole[], everybodys: readonly string[]): ReadonlySet<string> {
  if (roles.some(({ isSuper }) => isSuper)) return new Set([EVERYTHING]);
  return new Set([...everybodys, ...roles.filter(({ status }) => status).flatMap(({ perms }) => perms)]);
}

/** In fen. Roles that refund orders have a say, else those that refund recharges; the most generous of them decides. */
export function refundLimitOf(roles: readonly GrantedRole[]): number | undefined {
  const that = (right: string) => roles.filter(({ status, isSuper, perms }) => isSuper || (status && perms.includes(right)));
  const ofOrders = that(REFUND);
  const refunding = ofOrders.length > 0 ? ofOrders : that(RECHARGE_REFUND);
  const limits = refunding.flatMap(({ isSuper, refundLimit }) => (isSuper || refundLimit === null ? [] : [refundLimit]));
  return refunding.length === 0 || limits.length < refunding.length ? undefined : Math.max(...limits);
}

/** Only orders of their own point are seen by those whose roles all say so; where none is in force, by those whose roles would. */
export function isLimitedToPoint(roles: readonly Pick<GrantedRole, 'status' | 'isSuper' | 'dataScope'>[]): boolean {
  const inForce = roles.filter(({ status, isSuper }) => status || isSuper);
  const counted = inForce.length > 0 ? inForce : roles;
  return counted.length > 0 && counted.every(({ isSuper, dataScope }) => !isSuper && dataScope === 'points');
}

let closed: ReadonlySet<string> | undefined;

/** Permissions that open nothing but calls which do not know the limit to a point. */
function closedToPoints(): ReadonlySet<string> {
  if (closed) return closed;
  const permissionsOfCalls = (isOpen: boolean) =>
    new Set<string>(
      everyCall()
        .filter((call) => knowsPoints(call) === isOpen)
        .flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]),
    );
  return (closed = permissionsOfCalls(false).difference(permissionsOfCalls(true)));
}

/** Rights that are left to somebody who sees the orders of a point only: menus and buttons follow it. */
export const permissionsAtPoint = (may: ReadonlySet<string>): ReadonlySet<string> => new Set(may).difference(closedToPoints());

/** Whether a limit goes beyond one’s own: what has no limit goes beyond every one. */
const isBeyond = (limit: number | null, own: number | undefined): boolean => own !== undefined && (limit === null || limit > own);

/** Whether a role pays back no more than an actor may. */
function refundsWithin(actor: Actor, { perms, refundLimit }: Pick<GrantedRole, 'perms' | 'refundLimit'>): boolean {
  return ![REFUND, RECHARGE_REFUND].some((right) => perms.includes(right)) || !isBeyond(refundLimit, ownRefundLimit(actor));
}

/** Nobody stands above who may do more, also by roles that are off: they may be switched on again. */
export const standsAbove = (actor: Actor, roles: readonly Pick<GrantedRole, 'isSuper' | 'perms' | 'refundLimit'>[]): boolean =>
  holds(actor, EVERYTHING) ||
  roles.every(
    (role) => !role.isSuper && role.perms.every((permission) => holds(actor, permission)) && refundsWithin(actor, role),
  );

/** As with rights: roles in force, and the super role always. */
export const asksForTwoStep = (roles: readonly Pick<GrantedRole, 'status' | 'isSuper' | 'requiresTwoStep'>[]): boolean =>
  roles.some(({ status, isSuper, requiresTwoStep }) => requiresTwoStep && (status || isSuper));

/** The role names a client asks for: every id as text, and `admin` before them for a super administrator. */
export const roleWords = (roles: readonly Pick<GrantedRole, 'id' | 'isSuper'>[]): string[] => [
  ...(roles.some(({ isSuper }) => isSuper) ? ['admin'] : []),
  ...roles.map(({ id }) => String(id)),
];

interface Limits {
  sent: number | null | undefined;
  present: number | null;
  own: number | undefined;
  /** The role gets further rights. */
  gains: boolean;
}

/** The limit of a role once it is saved. Left out or sent back, it stays; with a right, somebody with a limit hands on no larger one. */
export function limitSaved({ sent, present, own, gains }: Limits): number | null {
  if (sent === undefined || sent === present) return gains && isBeyond(present, own) ? (own ?? null) : present;
  if (own !== undefined && [present, sent].some((limit) => isBeyond(limit, own))) throw no.REFUND_BEYOND({ limit: own });
  return sent;
}
