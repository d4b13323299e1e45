import { LRUCache } from 'lru-cache';
import { MINUTE } from '#contract/durations.ts';
import { pickUpRefusals } from '#contract/fulfilment/pick-up.ts';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';

const GUESSES_MAX = 20;
const FORGET_MS = 10 * MINUTE;

type Guesses = LRUCache<number, { count: number }>;
const guessesOf = new WeakMap<Db, Guesses>();

/** Unknown codes that the administrators of a shop have tried of late, in this process. */
function guessesIn(db: Db): Guesses {
  const known = guessesOf.get(db) ?? new LRUCache({ max: 10_000, ttl: FORGET_MS, noUpdateTTL: true });
  guessesOf.set(db, known);
  return known;
}

export function checkGuesses(db: Db, actor: Actor): void {
  if ((guessesIn(db).get(adminIdOf(actor))?.count ?? 0) >= GUESSES_MAX) throw pickUpRefusals.TOO_MANY_GUESSES();
}

export function countGuess(db: Db, actor: Actor): void {
  const guesses = guessesIn(db);
  const counted = guesses.get(adminIdOf(actor));
  if (counted) counted.count += 1;
  else guesses.set(adminIdOf(actor), { count: 1 });
}
