import { MINUTE } from '#contract/durations.ts';
import type { RefundAnswer } from '#server/platform/payments.ts';

/** Minutes from each question to the next one; after the last of them, an hour. */
const PAUSES = [1, 5, 10, 20, 30];
const LAST_PAUSE = 60;

/** Time of the question that follows the n-th, from 1. */
export const nextAsk = (now: Date, asks: number): Date => new Date(now.getTime() + (PAUSES[asks - 1] ?? LAST_PAUSE) * MINUTE);

const DETAIL_MAX = 255;

/** Reason or provider's number that comes with an answer. */
export const detailOf = (answer: RefundAnswer | { state: 'notAsked' }): string => {
  if ('why' in answer) return answer.why.slice(0, DETAIL_MAX);
  return 'providerNo' in answer ? answer.providerNo : '';
};
