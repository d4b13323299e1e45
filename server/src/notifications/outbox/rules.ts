import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import { showHour, startOfDay } from '#contract/moment.ts';
import { type NotificationWay } from '#contract/notifications/event-terms.ts';
import { NIGHT, findEvent } from '#contract/notifications/events.ts';
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

/** Morning until which a letter to a customer waits at this moment of the night; undefined by day, and of one that is urgent. */
function morningAfter({ mark, customerId }: { mark: string; customerId?: number | null }, now: Date): Date | undefined {
  if (!customerId || findEvent(mark)?.isUrgent) return undefined;
  const today = startOfDay(now).getTime();
  const [morning, evening] = [today + NIGHT.ends * HOUR, today + NIGHT.begins * HOUR];
  if (now.getTime() < morning) return new Date(morning);
  return now.getTime() < evening ? undefined : new Date(morning + DAY);
}

/** Time of the first attempt of a letter that is written now, and what staff read while it waits for it. */
export function firstTryOf(
  letter: { mark: string; customerId?: number | null },
  now: Date,
): { nextTry: Date; lastError: string } {
  const morning = morningAfter(letter, now);
  return morning
    ? { nextTry: morning, lastError: `夜间不打扰用户，早上 ${showHour(NIGHT.ends)} 发送` }
    : { nextTry: now, lastError: '' };
}

/** A letter that its service held back is tried again after this pause, and is news no more after so many days. */
const POSTPONED_MS = 5 * MINUTE;
const MOST_POSTPONED_MS = 3 * DAY;
/** Time after which a letter that has another way to its customer is given up. */
const MOST_POSTPONED_IN_TURN_MS = HOUR;

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
  /** Addresses that are left to try. */
  rest: readonly unknown[];
  askedTime: Date | null;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);

function pauseAfter(as: Failing, { attempts, createTime, rest }: AttemptedLetter, now: Date): number | undefined {
  if (as === 'failed' || as === 'unheard') return PAUSES[attempts - 1];
  const most = rest.length > 0 ? MOST_POSTPONED_IN_TURN_MS : MOST_POSTPONED_MS;
  return as === 'postponed' && now.getTime() - createTime.getTime() < most ? POSTPONED_MS : undefined;
}

interface Ended {
  state: Attempted['state'];
  outcome: LetterOutcome | null;
  askedTime: Date | null;
}

const missed: readonly (LetterOutcome | null)[] = ['notAuthorised', 'notFollowing', 'blocked', 'refused', 'failed', 'unsent'];

/** True where a letter has certainly not reached its customer, so that another may be sent by the next way. */
export const isMissed = ({ state, outcome, askedTime }: Ended): boolean =>
  // An attempt whose end nobody heard may have arrived, whatever became of the next one.
  state !== 'waiting' && missed.includes(outcome) && !(outcome === 'unsent' && askedTime);

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
