import { MINUTE } from '#contract/durations.ts';

/** Minutes from each question to the next one; after the last of them, an hour. */
const PAUSES = [1, 5, 10, 20, 30];
const LAST_PAUSE = 60;

/** Time of the question to a provider that follows the n-th, from 1. */
export const nextAsk = (now: Date, asks: number): Date => new Date(now.getTime() + (PAUSES[asks - 1] ?? LAST_PAUSE) * MINUTE);
