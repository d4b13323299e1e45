import { attemptRefusals } from '#contract/payments/attempts.ts';
import type { PayChannel } from '#contract/services/pay-channels.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { PayableKind } from './kinds.ts';
import { liveAttempts } from './queries.ts';
import { EARLY_SECONDS, isTooLate, newNumber, nextAsk } from './rules.ts';
import { type AttemptRecord, paymentAttempt } from './tables.ts';

export const QUESTION_JOB = 'payment.question';

export interface AttemptTerms {
  orderNo: string;
  payType: string;
  provider: string;
  merchant: string;
  channel: PayChannel;
  appId: string;
  payer: string;
}

/** Attempt with these terms that money may still come by, or a new one; the provider is asked after the commit. */
export async function beginAttempt(write: Write, kind: PayableKind, terms: AttemptTerms): Promise<AttemptRecord> {
  const { tx, now } = write;
  const { subjectId, amount, expiry } = await kind.due(write, terms.orderNo);
  if (amount === 0) throw attemptRefusals.COSTS_NOTHING();
  if (isTooLate(expiry, now)) throw attemptRefusals.OVER();
  const live = await liveAttempts(tx, kind.kind, [subjectId]);
  const isSame = (each: AttemptRecord) =>
    each.channel === terms.channel && each.payer === terms.payer && each.appId === terms.appId && !isTooLate(each.expiry, now);
  const standing = live.find(isSame);
  if (standing) return standing;
  const first = { kind: kind.kind, subjectId, number: newNumber(now), amount, expiry, state: 'waiting' } as const;
  const nextAskTime = nextAsk({ createTime: now, expiry }, now);
  const [begun] = await tx
    .insert(paymentAttempt)
    .values({ ...terms, ...first, nextAskTime, createTime: now, updateTime: now })
    .returning();
  if (!begun) throw new Error('the attempt was not written');
  for (const seconds of EARLY_SECONDS) await later(write, { name: QUESTION_JOB }, { id: begun.id }, { seconds });
  return begun;
}
