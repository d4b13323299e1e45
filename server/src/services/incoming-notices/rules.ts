import { MINUTE } from '#contract/durations.ts';
import type { incomingNoticeStates } from '#contract/services/incoming-notices.ts';
import { Refusal } from '#contract/refusal.ts';
import { asLine } from '#contract/wire.ts';

/** Refused notices of one route that are kept, and the largest body kept of one: at most 240 MB in 30 days. */
export const [REFUSED_A_MINUTE, REFUSED_A_DAY, REFUSED_BYTES] = [20, 500, 8 * 1024];

export const isSettled = ({ state }: { state: (typeof incomingNoticeStates.values)[number] }): boolean =>
  state === 'done' || state === 'ignored';

/** Time that a provider has to send a notice again before people are told. */
const PATIENCE = 2 * MINUTE;

/** Moment before which a notice came that is late by now. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - PATIENCE);

/** A text of strangers as a short line. */
export const inOneLine = (text: string, most: number): string => asLine(text).slice(0, most);

/** Reason for staff why nothing followed from a notice: a refusal in its own words, and no words of a fault. */
export const failureSays = (error: unknown): string =>
  error instanceof Refusal ? inOneLine(error.message, 200) : '处理时系统异常，已请服务商重新发送；也可以点“重新处理”';
