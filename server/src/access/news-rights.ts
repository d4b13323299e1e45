import { everyCall } from '#contract/index.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import type { Permission } from '#contract/call.ts';
import { type Actor, holds } from '#server/platform/actor.ts';

let readers: ReadonlyMap<string, ReadonlySet<Permission>> | undefined;

/** Noun → permissions of the calls that read it. */
function readersOf(noun: string): ReadonlySet<Permission> {
  readers ??= new Map(
    [...Map.groupBy(everyCall(), (call) => call.noun)].map(([name, calls]) => [
      name,
      new Set(calls.filter(({ method }) => method === 'GET').flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf])),
    ]),
  );
  return readers.get(noun) ?? new Set();
}

/** Everybody holds these, for records of their own. */
const isPersonal = (permission: Permission): boolean =>
  permission === 'session' || permission === administratorCalls.me.permission;

/**
 * Whoever may read a noun hears of its changes; of nouns that people read for themselves, each hears of what he changed. Nouns that
 * no call reads are heard of by nobody.
 */
export function mayHear(actor: Actor, noun: string, changedBy: number | null): boolean {
  if (actor.kind !== 'admin' || actor.mustChangePassword) return false;
  return [...readersOf(noun)].some((permission) => (isPersonal(permission) ? changedBy === actor.id : holds(actor, permission)));
}
