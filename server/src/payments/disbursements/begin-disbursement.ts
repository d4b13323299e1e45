import { later } from '#server/platform/jobs/jobs.ts';
import { nextAsk } from '#server/platform/jobs/next-ask.ts';
import type { Write } from '#server/platform/write/write.ts';
import { leaveToPeople } from './leave-to-people.ts';
import { type DisbursementRecord, disbursement } from './tables.ts';

export const ASK_JOB = 'payment.disburse';

export type DisbursementDraft = Pick<
  DisbursementRecord,
  'kind' | 'subjectId' | 'number' | 'orderNo' | 'tradeNo' | 'payType' | 'amount' | 'paid'
>;

/** Lets money leave after the commit, by the provider; or by people from the beginning. */
export async function beginDisbursement(write: Write, draft: DisbursementDraft, { byHand = false } = {}): Promise<void> {
  const { tx, now } = write;
  const first = byHand ? ({ state: 'byHand' } as const) : ({ state: 'waiting', nextAskTime: nextAsk(now, 1) } as const);
  const [begun] = await tx
    .insert(disbursement)
    .values({ ...draft, ...first, createTime: now, updateTime: now })
    .returning({ id: disbursement.id });
  if (!begun) throw new Error('an inserted disbursement came back empty');
  if (byHand) await leaveToPeople(write, { ...draft, id: begun.id });
  else await later(write, { name: ASK_JOB }, { id: begun.id });
}
