import type { AnyCall } from '#contract/call.ts';
import { knowsLimit, type Limit, limitKinds } from '#contract/data-scope.ts';

/** Limits of people, and the own orders of a storefront. */
export type ScopeKind = Limit | 'storefronts';

/**
 * Ids that an actor is limited to, by kind and in ascending order: a kind that is absent limits nothing, an empty list leaves nothing.
 * Plain JSON, so that it is kept with a file and tells questions apart.
 */
export type Scope = Readonly<Partial<Record<ScopeKind, readonly number[]>>>;

/** Person or job that acts. Verbs see the actor, never the request. */
export type Actor = Administrator | Storefront | SystemJob | Nobody;

export interface Administrator {
  kind: 'admin';
  id: number;
  name: string;
  account: string;
  roleIds: readonly number[];
  /** Permission strings, or `EVERYTHING`. */
  may: ReadonlySet<string>;
  sessionId: number;
  /** Largest refund in fen that this person may agree alone; absent when unlimited. */
  refundLimit?: number | undefined;
  /** Most in fen that this person may refund alone in 24 hours; absent when unlimited. */
  refundDayLimit?: number | undefined;
  /** Pick-up points at which this person hands out orders. */
  points?: readonly number[] | undefined;
  /** Records that this person is limited to: of those points, or of the shops whose products they keep. */
  scope?: Scope | undefined;
  /** True until a generated first password has been changed. */
  mustChangePassword: boolean;
  /** True while a role asks for two-step sign-in that is not set up. */
  mustSetUpTwoStep?: boolean;
  /** Set while another person looks as this one: reading only, and until then at the latest. */
  impersonation?: { by: Administrator; until: Date } | undefined;
}

export interface Storefront {
  kind: 'storefront';
  id: number;
  name: string;
  /** Reads only: it is shown no whole number of a phone. */
  isReadOnly?: boolean;
  /** Id of a key with customers of its own only, which marks their accounts. */
  accountsOf?: string | undefined;
}

export interface SystemJob {
  kind: 'system';
  name: string;
}

export interface Nobody {
  kind: 'nobody';
  name: string;
}

export const nobody: Nobody = { kind: 'nobody', name: '访客' };

/** True of a key that only reads. */
export const readsOnly = (actor: Actor): boolean => actor.kind === 'storefront' && actor.isReadOnly === true;

/** Name of the actor, as logs and ledgers keep it. */
export const actorName = (actor: Actor): string => (actor.kind === 'system' ? '系统' : actor.name).slice(0, 64);

/** Name of the API key that acts; null for anybody else. */
export const keyNameOf = (actor: Actor): string | null => (actor.kind === 'storefront' ? actorName(actor) : null);

/** Id of the acting key, where it has customers of its own only; undefined for anybody else. */
export const keyWithOwnCustomers = (actor: Actor): string | undefined =>
  actor.kind === 'storefront' ? actor.accountsOf : undefined;

/** Columns by which a row says who wrote it. */
export const authorOf = (actor: Actor) => ({ actorName: actorName(actor), viaKey: keyNameOf(actor) });

/** Null for whoever has no record: a job, or nobody. */
export const actorIdOf = (actor: Actor): number | null => ('id' in actor ? actor.id : null);

/** Key under which a request is known: of its act and of whoever makes it, so that two of them may use the same word. */
export const keyOfRequest = (actor: Actor, act: string, word: string): string => `${act}:${actorIdOf(actor) ?? 0}:${word}`;

/** Id of the acting administrator; 0 for any other actor. */
export const adminIdOf = (actor: Actor): number => (actor.kind === 'admin' ? actor.id : 0);

/** Limit in fen of what the actor may pay back alone in 24 hours; undefined without one. */
export const ownRefundDayLimit = (actor: Actor): number | undefined =>
  actor.kind === 'admin' ? actor.refundDayLimit : undefined;

/** Limit in fen that the actor may pay back alone; undefined without one. */
export const ownRefundLimit = (actor: Actor): number | undefined => (actor.kind === 'admin' ? actor.refundLimit : undefined);

/** Permission that stands for all of them. */
export const EVERYTHING = '*:*:*';

export const holds = (actor: Actor, permission: string): boolean =>
  actor.kind === 'admin' && (actor.may.has(permission) || actor.may.has(EVERYTHING));

/** Pick-up points at which the actor hands out orders. */
export const pointsOf = (actor: Actor): readonly number[] => (actor.kind === 'admin' ? (actor.points ?? []) : []);

/** Ids that the actor is limited to; a storefront to its own. */
export function scopeOf(actor: Actor): Scope {
  if (actor.kind === 'storefront') return { storefronts: [actor.id] };
  return actor.kind === 'admin' ? (actor.scope ?? {}) : {};
}

export const limitsOf = (actor: Actor): readonly Limit[] => {
  const scope = scopeOf(actor);
  return limitKinds.filter((kind) => scope[kind] !== undefined);
};

export const isLimited = (actor: Actor): boolean => limitsOf(actor).length > 0;

/** The first limit of the actor that a call has not been taught: it answers nobody who has that. */
export const limitBefore = (actor: Actor, call: Pick<AnyCall, 'noun' | 'dataScope'>): Limit | undefined =>
  limitsOf(actor).find((limit) => !knowsLimit(call, limit));

/** Permission check: somebody who is signed in may make this call. */
export const mayCall = (actor: Actor, call: Pick<AnyCall, 'permission' | 'orAnyOf' | 'noun' | 'dataScope'>): boolean =>
  limitBefore(actor, call) === undefined &&
  (call.permission === 'session' || [call.permission, ...(call.orAnyOf ?? [])].some((wanted) => holds(actor, wanted)));

/** Calls for `session` are answered for administrators only. */
export function asAdministrator(actor: Actor): Administrator {
  if (actor.kind !== 'admin') throw new Error(`not an administrator: ${actor.kind}`);
  return actor;
}
