import type { AnyCall } from '#contract/call.ts';
import { knowsPoints } from '#contract/data-scope.ts';

/** Person or job that acts. Verbs see the actor, never the request. */
export type Actor = Administrator | Storefront | SystemJob | Nobody;

export interface Administrator {
  kind: 'admin';
  id: number;
  name: string;
  account: string;
  roleIds: readonly number[];
  /** Permission strings; `*:*:*` is all of them. */
  may: ReadonlySet<string>;
  sessionId: number;
  /** Largest refund in fen that this person may agree alone; absent when unlimited. */
  refundLimit?: number | undefined;
  /** Pick-up point that this person hands out orders at. */
  point?: number | undefined;
  /** True where the person sees the orders of that point and no others. */
  isLimitedToPoint?: boolean;
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

/** Name of the actor, as logs and ledgers keep it. */
export const actorName = (actor: Actor): string => (actor.kind === 'system' ? '系统' : actor.name).slice(0, 64);

/** Null for whoever has no record: a job, or nobody. */
export const actorIdOf = (actor: Actor): number | null => ('id' in actor ? actor.id : null);

/** Of the administrator who acts; 0 for anybody else. */
export const adminIdOf = (actor: Actor): number => (actor.kind === 'admin' ? actor.id : 0);

/** In fen: what the actor may pay back alone; undefined without a limit. */
export const ownRefundLimit = (actor: Actor): number | undefined => (actor.kind === 'admin' ? actor.refundLimit : undefined);

export const holds = (actor: Actor, permission: string): boolean =>
  actor.kind === 'admin' && (actor.may.has(permission) || actor.may.has('*:*:*'));

/** Pick-up point that the actor hands out orders at. */
export const pointOf = (actor: Actor): number | undefined => (actor.kind === 'admin' ? actor.point : undefined);

/** Stands for the point of a person who is limited to one and has none: no order is fetched there. */
export const NO_POINT = 0;

/** The pick-up point whose orders alone this actor sees; undefined for whoever sees them all. */
export const pointLimitOf = (actor: Actor): number | undefined =>
  actor.kind === 'admin' && actor.isLimitedToPoint ? (pointOf(actor) ?? NO_POINT) : undefined;

export const isLimitedToPoint = (actor: Actor): boolean => pointLimitOf(actor) !== undefined;

/** A call that has not been taught the limit answers nobody who has it. */
export const isBeyondPoint = (actor: Actor, call: Pick<AnyCall, 'noun' | 'dataScope'>): boolean =>
  isLimitedToPoint(actor) && !knowsPoints(call);

/** Permission check: somebody who is signed in may make this call. */
export const mayCall = (actor: Actor, call: Pick<AnyCall, 'permission' | 'orAnyOf' | 'noun' | 'dataScope'>): boolean =>
  !isBeyondPoint(actor, call) &&
  (call.permission === 'session' || [call.permission, ...(call.orAnyOf ?? [])].some((wanted) => holds(actor, wanted)));
