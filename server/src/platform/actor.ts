import type { AnyCall } from '#contract/call.ts';

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

export const holds = (actor: Actor, permission: string): boolean =>
  actor.kind === 'admin' && (actor.may.has(permission) || actor.may.has('*:*:*'));

/** Permission check: somebody who is signed in may make this call. */
export const mayCall = (actor: Actor, { permission, orAnyOf = [] }: Pick<AnyCall, 'permission' | 'orAnyOf'>): boolean =>
  permission === 'session' || [permission, ...orAnyOf].some((wanted) => holds(actor, wanted));
