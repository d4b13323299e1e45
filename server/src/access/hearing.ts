import { everyCall } from '#contract/index.ts';
import { type Actor, holds } from '#server/platform/actor.ts';

let readers: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Noun → permissions of the calls that read it. */
function readersOf(noun: string): ReadonlySet<string> {
  readers ??= new Map(
    [...Map.groupBy(everyCall(), (call) => call.noun)].map(([name, calls]) => [
      name,
      new Set(calls.filter(({ method }) => method === 'GET').flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf])),
    ]),
  );
  return readers.get(noun) ?? new Set();
}

/** Whoever may read a noun hears of its changes; nouns that no call reads are heard of by nobody. */
export function mayHear(actor: Actor, noun: string): boolean {
  if (actor.kind !== 'admin' || actor.mustChangePassword) return false;
  return [...readersOf(noun)].some((permission) => permission === 'session' || holds(actor, permission));
}
