import { randomInt } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts';
import type { DifferenceReason } from '#contract/payments/attempts.ts';
import type { PaymentReceipt } from '#server/platform/incoming-payments.ts';
import type { AttemptRecord } from './tables.ts';

/** Moments after the beginning of an attempt at which its provider is asked; then each hour, and at the expiry. */
const MOMENTS = [5 * SECOND, 30 * SECOND, MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** The first moments lie closer together than the runs of a timer. */
export const EARLY_SECONDS = MOMENTS.filter((moment) => moment < MINUTE).map((moment) => moment / SECOND);

export function nextAsk({ createTime, expiry }: Pick<AttemptRecord, 'createTime' | 'expiry'>, now: Date): Date {
  const passed = now.getTime() - createTime.getTime();
  const moment = MOMENTS.find((each) => each > passed);
  const next = moment === undefined ? now.getTime() + HOUR : createTime.getTime() + moment;
  return new Date(now < expiry ? Math.min(next, expiry.getTime()) : next);
}

/** Pause in ms that somebody who watches a payment leaves the provider between two questions. */
export const WATCH_PAUSE = 4 * SECOND;

/** Time that a buyer has at least, as providers want it. */
const SHORTEST = MINUTE;
export const isTooLate = (expiry: Date, now: Date): boolean => expiry.getTime() - now.getTime() < SHORTEST;

const fiveDigits = () => String(randomInt(100_000)).padStart(5, '0');

/** `pay`, five digits, the moment in ms, five digits: 26 characters that every provider takes. */
export const newNumber = (now: Date): string => `pay${fiveDigits()}${now.getTime()}${fiveDigits()}`;

const DETAIL_MAX = 255;

/** Reason or number that comes with an answer. */
export const detailOf = (answer: { state: string; why?: string; receipt?: PaymentReceipt }): string =>
  (answer.why ?? answer.receipt?.transactionNo ?? '').slice(0, DETAIL_MAX);

/** Reason for which money does not count for an attempt; undefined where it does. */
export function differenceOf(
  attempt: Pick<AttemptRecord, 'provider' | 'merchant' | 'appId' | 'amount' | 'state'>,
  provider: string,
  { merchant, appId, amount }: PaymentReceipt,
): DifferenceReason | undefined {
  if (attempt.provider !== provider || attempt.merchant !== merchant) return 'merchant';
  if (attempt.appId !== appId) return 'appId';
  if (attempt.amount !== amount) return 'amount';
  return attempt.state === 'paid' ? 'twice' : undefined;
}

/** Subject of the task about money that does not fit. */
export const subjectKeyOf = ({ id }: { id: number }): string => `payment_difference:${id}`;
