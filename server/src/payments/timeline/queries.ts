import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AttemptKind } from '#contract/payments/attempts.ts';
import type { DisbursementKind } from '#contract/payments/disbursements.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { paymentAsk, paymentAttempt, paymentDifference } from '../attempts/tables.ts';
import { disbursement, disbursementAsk } from '../disbursements/tables.ts';

const [MOVEMENTS_MAX, STEPS_MAX] = [50, 200];

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

export const asksOfAttempts = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(paymentAsk)
    .where(inArray(paymentAsk.attemptId, [...ids]))
    .orderBy(desc(paymentAsk.id))
    .limit(STEPS_MAX);

export const asksOfOutgoing = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(disbursementAsk)
    .where(inArray(disbursementAsk.disbursementId, [...ids]))
    .orderBy(desc(disbursementAsk.id))
    .limit(STEPS_MAX);

/** Money that came under these numbers and moved nothing here. */
export const differencesUnder = (db: Db, numbers: readonly string[]) =>
  db
    .select()
    .from(paymentDifference)
    .where(inArray(paymentDifference.number, [...numbers]))
    .orderBy(desc(paymentDifference.id))
    .limit(MOVEMENTS_MAX);
