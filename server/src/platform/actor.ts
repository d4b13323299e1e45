import type { AnyCall, Limit } from '#contract/call.ts';
import { knowsLimit } from '#contract/data-scope.ts';

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
  /** Shop whose products this person keeps. */
  shop?: number | undefined;
  /** Limits of this person: the orders of that point and no others, the products of that shop and no others; both where both are said. */
  limits?: readonly Limit[];
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

/** Stands for the point, or the shop, of a person who is limited to one and has none: nothing lies there. */
export const NOWHERE = 0;

export const limitsOf = (actor: Actor): readonly Limit[] => (actor.kind === 'admin' ? (actor.limits ?? []) : []);

export const isLimited = (actor: Actor): boolean => limitsOf(actor).length > 0;

/** The pick-up point whose orders alone this actor sees; undefined for whoever sees them all. */
export const pointLimitOf = (actor: Actor): number | undefined =>
  limitsOf(actor).includes('points') ? (pointOf(actor) ?? NOWHERE) : undefined;

/** The shop whose products alone this actor sees; undefined for whoever sees them all. */
export const shopLimitOf = (actor: Actor): number | undefined =>
  actor.kind === 'admin' && limitsOf(actor).includes('shop') ? (actor.shop ?? NOWHERE) : undefined;

/** The first limit of the actor that a call has not been taught: it answers nobody who has that. */
export const limitBefore = (actor: Actor, call: Pick<AnyCall, 'noun' | 'dataScope'>): Limit | undefined =>
  limitsOf(actor).find((limit) => !knowsLimit(call, limit));

/** Permission check: somebody who is signed in may make this call. */
export const mayCall = (actor: Actor, call: Pick<AnyCall, 'permission' | 'orAnyOf' | 'noun' | 'dataScope'>): boolean =>
  limitBefore(actor, call) === undefined &&
  (call.permission === 'session' || [call.permission, ...(call.orAnyOf ?? [])].some((wanted) => holds(actor, wanted)));
