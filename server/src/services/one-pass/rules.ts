import { DAY, MINUTE, SECOND } from '#contract/durations.ts';

/** Seconds above which `expires_in` is a moment: no duration of the platform comes near it. */
const isMoment = (expiresIn: number, now: number) => expiresIn * SECOND > now - DAY;
/** Ends a token before its time, for requests on their way. */
const MARGIN = MINUTE;

/** Moment at which a token ends: the platform's documents have it as a moment and as a duration. */
export function endOf(expiresIn: number, now: Date): Date {
  const at = now.getTime();
  const end = isMoment(expiresIn, at) ? expiresIn * SECOND : at + expiresIn * SECOND;
  return new Date(Math.min(end - MARGIN, at + DAY));
}

/** True of a refusal that names the token, and not the business. */
export const isOfToken = (message: string): boolean => /登录|token|授权/i.test(message);
