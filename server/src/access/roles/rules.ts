import { everyCall } from '#contract/index.ts';
import type { DataScope } from '#contract/access/role-record.ts';
import { roleRefusals } from '#contract/access/roles.ts';
import { knowsLimit, type Limit, limitKinds, limits } from '#contract/data-scope.ts';
import { type Actor, holds, ownRefundDayLimit, ownRefundLimit, EVERYTHING } from '#server/platform/actor.ts';

/** A role as it weighs on one administrator. */
export interface GrantedRole {
  id: number;
  status: boolean;
  isSuper: boolean;
  refundLimit: number | null;
  refundDayLimit: number | null;
  requiresTwoStep: boolean;
  dataScope: DataScope;
  perms: readonly string[];
}
/** Limits of refunds that a role sets: for an order, and for a person and day. */
export type RefundLimit = 'refundLimit' | 'refundDayLimit';
const REFUND = 'admin:order:refund';
const RECHARGE_REFUND = 'admin:recharge:refund';

/** The union over active roles. The super role counts even while switched off, so that nobody locks the shop. */
export function permissionsOf(roles: readonly GrantedRole[], everybodys: readonly string[]): ReadonlySet<string> {
  if (roles.some(({ isSuper }) => isSuper)) return new Set([EVERYTHING]);
  return new Set([...everybodys, ...roles.filter(({ status }) => status).flatMap(({ perms }) => perms)]);
}

/** Limit in fen. Roles that refund orders have a say, else those that refund recharges; the most generous of them decides. */
export function refundLimitOf(roles: readonly GrantedRole[], which: RefundLimit): number | undefined {
  const that = (right: string) => roles.filter(({ status, isSuper, perms }) => isSuper || (status && perms.includes(right)));
  const ofOrders = that(REFUND);
  const refunding = ofOrders.length > 0 ? ofOrders : that(RECHARGE_REFUND);
  const most = refunding.flatMap(({ isSuper, [which]: limit }) => (isSuper || limit === null ? [] : [limit]));
  return refunding.length === 0 || most.length < refunding.length ? undefined : Math.max(...most);
}

type Scoped = Pick<GrantedRole, 'status' | 'isSuper' | 'dataScope'>;

/**
 * Limits that roles set: none where one of them sees all. A point and a shop leave each other no room, so both stand. Where no role
 * is in force, those count that would be.
 */
export function limitsOf(roles: readonly Scoped[]): readonly Limit[] {
  const inForce = roles.filter(({ status, isSuper }) => status || isSuper);
  const counted = inForce.length > 0 ? inForce : roles;
  if (counted.some(({ isSuper, dataScope }) => isSuper || dataScope === 'all')) return [];
  return limitKinds.filter((kind) => counted.some(({ dataScope }) => dataScope === limits[kind].dataScope));
}

const closed = new Map<Limit, ReadonlySet<string>>();

/** Permissions that open nothing but calls which do not know the limit. */
function closedBy(limit: Limit): ReadonlySet<string> {
  const known = closed.get(limit);
  if (known) return known;
  const permissionsOfCalls = (isOpen: boolean) =>
    new Set<string>(
      everyCall()
        .filter((call) => knowsLimit(call, limit) === isOpen)
        .flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]),
    );
  const found = permissionsOfCalls(false).difference(permissionsOfCalls(true));
  closed.set(limit, found);
  return found;
}

/** Rights that are left to somebody with these limits: menus and buttons follow them. */
export const permissionsWithin = (may: ReadonlySet<string>, kinds: readonly Limit[]): ReadonlySet<string> =>
  kinds.reduce((left, limit) => left.difference(closedBy(limit)), new Set(may));

/** Compares a limit with the person's own: no limit goes beyond every one. */
const isBeyond = (limit: number | null, own: number | undefined): boolean => own !== undefined && (limit === null || limit > own);

/** Allows a role whose limits of refunds stay within the actor's. */
function refundsWithin(actor: Actor, { perms, refundLimit, refundDayLimit }: Pick<GrantedRole, 'perms' | RefundLimit>): boolean {
  if (![REFUND, RECHARGE_REFUND].some((right) => perms.includes(right))) return true;
  return !isBeyond(refundLimit, ownRefundLimit(actor)) && !isBeyond(refundDayLimit, ownRefundDayLimit(actor));
}

/** Ranks an actor above roles that may do no more, also those that are off: they may be switched on again. */
export const standsAbove = (actor: Actor, roles: readonly Pick<GrantedRole, 'isSuper' | 'perms' | RefundLimit>[]): boolean =>
  holds(actor, EVERYTHING) ||
  roles.every(
    (role) => !role.isSuper && role.perms.every((permission) => holds(actor, permission)) && refundsWithin(actor, role),
  );

/** Requires two-step sign-in where a role in force does, and for the super role always. */
export const asksForTwoStep = (roles: readonly Pick<GrantedRole, 'status' | 'isSuper' | 'requiresTwoStep'>[]): boolean =>
  roles.some(({ status, isSuper, requiresTwoStep }) => requiresTwoStep && (status || isSuper));

/** The role names a client asks for: every id as text, and `admin` before them for a super administrator. */
export const roleWords = (roles: readonly Pick<GrantedRole, 'id' | 'isSuper'>[]): string[] => [
  ...(roles.some(({ isSuper }) => isSuper) ? ['admin'] : []),
  ...roles.map(({ id }) => String(id)),
];

interface LimitChange {
  sent: number | null | undefined;
  present: number | null;
  own: number | undefined;
  /** The role gets further rights. */
  gains: boolean;
}

/** The limit of a role once it is saved. Left out or sent back, it stays; with a right, somebody with a limit hands on no larger one. */
function limitSaved({ sent, present, own, gains }: LimitChange, beyond: (p: { limit: number }) => Error): number | null {
  if (sent === undefined || sent === present) return gains && isBeyond(present, own) ? (own ?? null) : present;
  if (own !== undefined && [present, sent].some((limit) => isBeyond(limit, own))) throw beyond({ limit: own });
  return sent;
}

type Sent = Partial<Record<RefundLimit, number | null | undefined>>;

/** Both limits of a role once it is saved by this person. */
export function limitsSaved(actor: Actor, sent: Sent, present: Record<RefundLimit, number | null>, gains: boolean) {
  const [own, ownDay] = [ownRefundLimit(actor), ownRefundDayLimit(actor)];
  return {
    refundLimit: limitSaved({ sent: sent.refundLimit, present: present.refundLimit, own, gains }, roleRefusals.REFUND_BEYOND),
    refundDayLimit: limitSaved(
      { sent: sent.refundDayLimit, present: present.refundDayLimit, own: ownDay, gains },
      roleRefusals.DAY_REFUND_BEYOND,
    ),
  };
}
