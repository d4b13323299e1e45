import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { taskKinds } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { CashPaymentRecord } from './tables.ts';
import { subjectOf, toPay, toReview } from './task-drafts.ts';

const { review, due } = cashPaymentStates;

/** Opens the task of the state that a payment came to, and ends those of the states before. */
export async function followWithTasks(write: Write, payment: CashPaymentRecord): Promise<void> {
  if (payment.status === review) return openTask(write, toReview(payment));
  await finishTask(write, subjectOf(taskKinds.paymentReview, payment));
  if (payment.status === due) return openTask(write, toPay(payment));
  await finishTask(write, subjectOf(taskKinds.paymentDue, payment));
}
