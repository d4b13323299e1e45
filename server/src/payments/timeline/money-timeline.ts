import type { AttemptKind } from '#contract/payments/attempts.ts';
import type { DisbursementKind } from '#contract/payments/disbursements.ts';
import type { MoneyTimeline } from '#contract/payments/timeline.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { noticesUnder } from '#server/services/index.ts';
import { asksOfAttempts, asksOfOutgoing, attemptsOf, differencesUnder, outgoingOf } from './queries.ts';
import { begun, differing, incoming, outgoing, settledByPeople, timelineOf } from './rules.ts';

/** Record whose money is shown: what pays it, and what goes out for it under its number. */
export interface MoneySubject {
  paid?: { kind: AttemptKind; subjectId: number };
  orderNo: string;
  purposes: readonly DisbursementKind[];
}

/** Money of a record with each question and answer; the number of statements is the same however much happened. */
export async function moneyTimeline(db: Db, { paid, orderNo, purposes }: MoneySubject): Promise<MoneyTimeline> {
  const attempts = paid ? await attemptsOf(db, paid.kind, paid.subjectId) : [];
  const left = await outgoingOf(db, purposes, orderNo);
  const paidIn = attempts.map(incoming);
  const demos = new Set(paidIn.flatMap(({ isDemo, providerNo }) => (isDemo ? [providerNo] : [])));
  const movements = [...left.map((each) => outgoing(each, demos)), ...paidIn];
  if (movements.length === 0) return { movements: [], steps: [] };
  const numbers = movements.map(({ number }) => number);
  const asked = [...(await asksOfAttempts(db, numbers)), ...(await asksOfOutgoing(db, numbers))];
  const notices = (await noticesUnder(db, numbers)).map(({ number, says, times, createTime: at }) => ({
    at,
    number: number ?? '',
    step: 'notice' as const,
    answer: null,
    detail: times > 1 ? `${says}（共收到 ${times} 次）` : says,
  }));
  const differences = (await differencesUnder(db, numbers)).map(differing);
  const settled = left.flatMap((each) => settledByPeople(each, asked));
  return timelineOf(movements, [...settled, ...differences, ...notices, ...asked, ...movements.map(begun)]);
}
