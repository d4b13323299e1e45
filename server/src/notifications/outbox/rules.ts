import { MINUTE } from '#contract/durations.ts';
import type { NotificationWay } from '#contract/notifications/events.ts';

/** An attempt is given up after this long; a mail with its file takes a slow line longer. */
const ATTEMPT_MS = 15_000;
export const MAIL_ATTEMPT_MS = 65_000;
export const attemptMsOf = (channel: NotificationWay): number => (channel === 'mail' ? MAIL_ATTEMPT_MS : ATTEMPT_MS);
/** Messages that are claimed together. */
export const BATCH = 16;
/** Other servers are asked side by side, this many of a channel at once. */
export const LANES = 4;
/** Lanes of a channel, so that a slow one delays no other. Notices of the shop appear in turn, the latest on top. */
export const lanesOf = (channel: NotificationWay): number => (channel === 'notice' ? 1 : LANES);
/** Time for which a message is nobody else’s: longer than its batch takes when every attempt is given up, so that two never overlap. */
export const CLAIM_MS = 5 * MINUTE;

/** Pauses after a failed attempt; after the last one there is no other. */
const PAUSES = [1, 5, 30, 120].map((minutes) => minutes * MINUTE);
export const MOST_ATTEMPTS = PAUSES.length + 1;

const ERROR_LENGTH = 200;

export type SendOutcome = { isSent: true } | { isSent: false; error: unknown; isFinal: boolean };

interface Attempted {
  state: 'waiting' | 'sent' | 'dead';
  nextTry: Date;
  lastError: string;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);

/** State of a message after its attempt of this number. */
export function afterAttempt(outcome: SendOutcome, attempts: number, now: Date): Attempted {
  if (outcome.isSent) return { state: 'sent', nextTry: now, lastError: '' };
  const { error, isFinal } = outcome;
  const pause = isFinal ? undefined : PAUSES[attempts - 1];
  const lastError = textOf(error);
  if (pause === undefined) return { state: 'dead', nextTry: now, lastError };
  return { state: 'waiting', nextTry: new Date(now.getTime() + pause), lastError };
}
