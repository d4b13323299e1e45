import { HOUR } from '#contract/durations.ts';
import { invitationRefusals } from '#contract/access/invitations.ts';
import type { Refusal } from '#contract/refusal.ts';

/** Calls from the page of a link that one address makes in a minute. */
export const TRIES_PER_MINUTE = 30;

export const endOf = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR);

interface LinkState {
  state: 'pending' | 'accepted' | 'withdrawn';
  expireTime: Date;
}

/** Reason for which a link opens nothing any more; undefined where it does. */
export function closedBecause({ state, expireTime }: LinkState, now: Date): Refusal | undefined {
  if (state === 'accepted') return invitationRefusals.USED();
  if (state === 'withdrawn') return invitationRefusals.WITHDRAWN();
  return expireTime <= now ? invitationRefusals.EXPIRED() : undefined;
}

export const namesOf = (names: Iterable<string>): string => [...names].join('、');
