import { type TaskKind, taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { CashPaymentRecord } from './tables.ts';

const subject = (kind: TaskKind, { id }: CashPaymentRecord) => ({ kind, subjectKey: `cash_payment:${id}` });

const leave = (write: Write, kind: TaskKind, payment: CashPaymentRecord, says: string): Promise<void> => {
  const { paymentNo: number, amount } = payment;
  return openTask(write, { ...subject(kind, payment), record: taskRecords.cashPayment, number, says, amount });
};

export const leaveToReview = (write: Write, payment: CashPaymentRecord): Promise<void> =>
  leave(write, taskKinds.paymentReview, payment, `${payment.applicant}申请付款给${payment.payee}：${payment.reason}`);

export const leaveToPay = (write: Write, payment: CashPaymentRecord): Promise<void> =>
  leave(write, taskKinds.paymentDue, payment, `已审批，请付款给${payment.payee}，付完后登记付款`);

/** Ends whichever of its tasks is open. */
export async function endTasks(write: Write, payment: CashPaymentRecord): Promise<void> {
  await finishTask(write, subject(taskKinds.paymentReview, payment));
  await finishTask(write, subject(taskKinds.paymentDue, payment));
}
