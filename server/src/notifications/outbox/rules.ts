import { DAY, MINUTE } from '#contract/durations.ts';
import type { NotificationWay } from '#contract/notifications/events.ts';
import type { LetterOutcome } from '#contract/notifications/outbox.ts';

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

/** A letter that its service held back is tried again after this pause, and is news no more after so many days. */
const POSTPONED_MS = 5 * MINUTE;
const MOST_POSTPONED_MS = 3 * DAY;

/**
 * End of an attempt: sent under a number of the provider, declined by the person, or failed for now, for good or for everybody. Nobody
 * heard the end of one that is `unheard`, and nobody will of one that is `unknown`.
 */
export type SendOutcome =
  | { as: 'sent'; providerNo?: string }
  | { as: 'declined'; error: unknown; outcome: LetterOutcome }
  | { as: Failing; error: unknown };
type Failing = 'failed' | 'unheard' | 'final' | 'unknown' | 'postponed';

interface Attempted {
  state: 'waiting' | 'sent' | 'dead';
  /** Attempts that count. */
  attempts: number;
  nextTry: Date;
  lastError: string;
  outcome: LetterOutcome | null;
  providerNo: string;
  /** Absent where the time of the attempt itself stays. */
  askedTime?: Date | null;
}

interface AttemptedLetter {
  attempts: number;
  createTime: Date;
  /** Blank of a letter that is for no single person. */
  recipient: string;
  askedTime: Date | null;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);

function pauseAfter(as: Failing, { attempts, createTime }: AttemptedLetter, now: Date): number | undefined {
  if (as === 'failed' || as === 'unheard') return PAUSES[attempts - 1];
  return as === 'postponed' && now.getTime() - createTime.getTime() < MOST_POSTPONED_MS ? POSTPONED_MS : undefined;
}

/** State of a message after its attempt of this number. */
export function afterAttempt(sending: SendOutcome, letter: AttemptedLetter, now: Date): Attempted {
  const { attempts, recipient, askedTime } = letter;
  const ofPerson = (outcome: LetterOutcome) => (recipient === '' ? null : outcome);
  const done = { state: 'sent' as const, attempts, nextTry: now, lastError: '', providerNo: '' };
  if (sending.as === 'sent') return { ...done, providerNo: sending.providerNo ?? '', outcome: ofPerson('sent') };
  const lastError = textOf(sending.error);
  if (sending.as === 'declined') return { ...done, lastError, outcome: sending.outcome };
  const isUnheard = sending.as === 'unheard' || sending.as === 'unknown';
  const pause = pauseAfter(sending.as, letter, now);
  if (pause === undefined) return { ...done, state: 'dead', lastError, outcome: ofPerson(isUnheard ? 'unknown' : 'unsent') };
  const counted = sending.as === 'postponed' ? attempts - 1 : attempts;
  const again = { ...done, state: 'waiting' as const, attempts: counted, nextTry: new Date(now.getTime() + pause), lastError };
  return { ...again, ...(!isUnheard && { askedTime }), outcome: ofPerson('waiting') };
}
