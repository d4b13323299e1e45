import { MINUTE } from '#contract/durations.ts';
import { pickUpRefusals } from '#contract/fulfilment/pick-up.ts';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import { type Counter, openCounter } from '#server/platform/counter.ts';
import type { Db } from '#server/platform/database/connect.ts';

const GUESSES_MAX = 20;
const FORGET_MS = 10 * MINUTE;

const guessesOf = new WeakMap<Db, Counter<number>>();

/** Unknown codes that the administrators of a shop have tried of late, in this process. */
function guessesIn(db: Db): Counter<number> {
  const known = guessesOf.get(db) ?? openCounter<number>(FORGET_MS);
  guessesOf.set(db, known);
  return known;
}

export function checkGuesses(db: Db, actor: Actor): void {
  if (guessesIn(db).of(adminIdOf(actor)) >= GUESSES_MAX) throw pickUpRefusals.TOO_MANY_GUESSES();
}

export const countGuess = (db: Db, actor: Actor): number => guessesIn(db).add(adminIdOf(actor));
