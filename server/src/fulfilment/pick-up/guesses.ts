import { LRUCache } from 'lru-cache';
import { MINUTE } from '#contract/durations.ts';
import { pickUpRefusals } from '#contract/fulfilment/pick-up.ts';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';

const GUESSES_MAX = 20;
const FORGET_MS = 10 * MINUTE;

/** Unknown codes that an administrator has tried of late, in this process. */
const guesses = new LRUCache<number, { count: number }>({ max: 10_000, ttl: FORGET_MS, noUpdateTTL: true });

export function checkGuesses(actor: Actor): void {
  if ((guesses.get(adminIdOf(actor))?.count ?? 0) >= GUESSES_MAX) throw pickUpRefusals.TOO_MANY_GUESSES();
}

export function countGuess(actor: Actor): void {
  const counted = guesses.get(adminIdOf(actor));
  if (counted) counted.count += 1;
  else guesses.set(adminIdOf(actor), { count: 1 });
}
