import type { AttemptState } from '#contract/payments/attempts.ts';

/** States that an answer leads to, from each. Money that comes counts whenever it comes. */
const moves: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  waiting: ['open', 'unknown', 'paid', 'closed', 'failed'],
  unknown: ['open', 'paid', 'closed', 'failed'],
  open: ['paid', 'closed'],
  closed: ['paid'],
  failed: ['paid'],
  paid: [],
};

export const canMove = (from: AttemptState, to: AttemptState): boolean => moves[from].includes(to);

/** States in which money may still come. */
export const liveStates = ['waiting', 'unknown', 'open'] as const satisfies readonly AttemptState[];
export const isLive = (state: AttemptState): boolean => liveStates.some((live) => live === state);
