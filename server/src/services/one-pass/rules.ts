import { DAY, MINUTE, SECOND } from '#contract/durations.ts';

/** Seconds above which `expires_in` is a moment: no duration of the platform comes near it. */
const isMoment = (expiresIn: number, now: number) => expiresIn * SECOND > now - DAY;
/** Ends a token before its time, for requests on their way. */
const MARGIN = MINUTE;
const TRUSTED_AGE = 5 * MINUTE;

/** Moment at which a token ends: the platform's documents have it as a moment and as a duration. */
export function endOf(expiresIn: number, now: Date): Date {
  const at = now.getTime();
  const end = isMoment(expiresIn, at) ? expiresIn * SECOND : at + expiresIn * SECOND;
  return new Date(Math.min(end - MARGIN, at + DAY));
}

/**
 * True of a refusal that may come from the token and not from the business: one that names it, or any of a read whose token is no
 * longer new. Anything else is asked once, because a repetition could do it twice.
 */
export const mayBeOfToken = (message: string, age: number, isRead: boolean): boolean =>
  /登录|token|授权/i.test(message) || (isRead && age > TRUSTED_AGE);
