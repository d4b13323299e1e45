import { DAY } from '#contract/durations.ts';
import { type DisbursementKind, disbursementKinds } from '#contract/payments/disbursements.ts';
import type { RefundAnswer } from '#server/platform/payments.ts';
import type { DisbursementRecord } from './tables.ts';

const DETAIL_MAX = 255;

/** Reason or provider's number that comes with an answer. */
export const detailOf = (answer: RefundAnswer | { state: 'notAsked' }): string => {
  if ('why' in answer) return answer.why.slice(0, DETAIL_MAX);
  return 'providerNo' in answer ? answer.providerNo : '';
};

const surpluses: ReadonlySet<DisbursementKind> = new Set([disbursementKinds.orderSurplus, disbursementKinds.rechargeSurplus]);

/** True of kinds that have no page to refund on, or to confirm that people paid: they close the task with how they did. */
export const isSurplus = (kind: DisbursementKind): boolean => surpluses.has(kind);

const AGAIN = '请重新退款（会用新的退款单号），或线下退给用户';
const ELSEWHERE = '请在商户平台按交易单号退款，或线下退给用户，然后关闭任务';

/** Days for which a provider may take its time before people look. */
const PATIENCE_DAYS = 3;

/** Reason for which people have to look after money, in words that say what to do; undefined while nobody has to. */
export function troubleOf(
  { kind, state, providerNo, createTime }: Pick<DisbursementRecord, 'kind' | 'state' | 'providerNo' | 'createTime'>,
  answer: RefundAnswer,
  now: Date,
): string | undefined {
  // People who could not pay it have said why, and have put it back.
  if (answer.state === 'failed') return state === 'byHand' ? undefined : `没有退成：${answer.why}。请联系用户后重新退款`;
  if (answer.state === 'closed') return `没有退成：${answer.why}。${isSurplus(kind) ? ELSEWHERE : AGAIN}`;
  if (answer.state === 'abnormal') return answer.why;
  if (answer.state === 'unknown' && providerNo !== null) return answer.why;
  const isSlow =
    (answer.state === 'unknown' || answer.state === 'processing') && now.getTime() - createTime.getTime() > PATIENCE_DAYS * DAY;
  return isSlow ? `支付渠道 ${PATIENCE_DAYS} 天没有办结，请到商户平台核对` : undefined;
}
