import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AttemptKind } from '#contract/payments/attempts.ts';
import type { DisbursementKind } from '#contract/payments/disbursements.ts';
import type { MoneyStep } from '#contract/payments/timeline.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { paymentAsk, paymentAttempt, paymentDifference } from '../attempts/tables.ts';
import { disbursement, disbursementAsk } from '../disbursements/tables.ts';
import { STEPS_MAX } from './rules.ts';

const MOVEMENTS_MAX = 50;

/** The latest attempts to pay a record. */
export const attemptsOf = (db: Db, kind: AttemptKind, subjectId: number) =>
  db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.kind, kind), eq(paymentAttempt.subjectId, subjectId)))
    .orderBy(desc(paymentAttempt.id))
    .limit(MOVEMENTS_MAX);

/** The latest money that went out for a record. */
export const outgoingOf = (db: Db, kinds: readonly DisbursementKind[], orderNo: string) =>
  db
    .select()
    .from(disbursement)
    .where(and(eq(disbursement.orderNo, orderNo), inArray(disbursement.kind, [...kinds])))
    .orderBy(desc(disbursement.id))
    .limit(MOVEMENTS_MAX);

/** The latest questions about attempts of these numbers, each with its answer. */
export function asksOfAttempts(db: Db, numbers: readonly string[]): Promise<MoneyStep[]> {
  const { id, attemptId, at, act: step, answer, detail } = paymentAsk;
  return db
    .select({ at, number: paymentAttempt.number, step, answer, detail })
    .from(paymentAsk)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, attemptId))
    .where(inArray(paymentAttempt.number, [...numbers]))
    .orderBy(desc(id))
    .limit(STEPS_MAX);
}

/** The latest questions about money that went out under these numbers, each with its answer. */
export function asksOfOutgoing(db: Db, numbers: readonly string[]): Promise<MoneyStep[]> {
  const { id, disbursementId, at, act: step, answer, detail } = disbursementAsk;
  return db
    .select({ at, number: disbursement.number, step, answer, detail })
    .from(disbursementAsk)
    .innerJoin(disbursement, eq(disbursement.id, disbursementId))
    .where(inArray(disbursement.number, [...numbers]))
    .orderBy(desc(id))
    .limit(STEPS_MAX);
}

/** Money that came under these numbers and moved nothing here. */
export const differencesUnder = (db: Db, numbers: readonly string[]) =>
  db
    .select()
    .from(paymentDifference)
    .where(inArray(paymentDifference.number, [...numbers]))
    .orderBy(desc(paymentDifference.id))
    .limit(MOVEMENTS_MAX);
