import { randomInt } from 'node:crypto';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import type { Fen } from '#contract/fen.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followWithTasks } from './follow-with-tasks.ts';
import { cashPayments } from './queries.ts';
import type { CashPaymentRecord } from './tables.ts';

export interface PaymentRequest {
  /** Kind of document, of `cashPaymentKinds`. */
  bizType: number;
  bizNo: string;
  merId: number;
  payee: string;
  bank: string;
  account: string;
  amount: Fen;
  reason: string;
}

const newPaymentNo = (now: Date): string => `FK${now.getTime()}${String(randomInt(100_000)).padStart(5, '0')}`;

/** Applies for a payment in the name of the actor; a document that waits for one already, or a bill that was paid, is refused. */
export async function requestPayment(write: Write, request: PaymentRequest): Promise<CashPaymentRecord> {
  const { tx, now, actor } = write;
  const id = await cashPayments.insert(write, {
    ...request,
    paymentNo: newPaymentNo(now),
    status: cashPaymentStates.review,
    applicantId: adminIdOf(actor),
    applicant: actorName(actor),
    vouchers: [],
  });
  const payment = await cashPayments.get(tx, id);
  await followWithTasks(write, payment);
  return payment;
}
