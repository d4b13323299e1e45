import { type TaskKind, taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { CashPaymentRecord } from './tables.ts';

export const subjectOf = (kind: TaskKind, { id }: Pick<CashPaymentRecord, 'id'>) => ({ kind, subjectKey: `cash_payment:${id}` });

const draftOf = (kind: TaskKind, payment: CashPaymentRecord, says: string) => ({
  ...subjectOf(kind, payment),
  record: taskRecords.cashPayment,
  number: payment.paymentNo,
  says,
  amount: payment.amount,
});

/** Task of whoever decides on it. */
export const toReview = (payment: CashPaymentRecord) =>
  draftOf(taskKinds.paymentReview, payment, `${payment.applicant}申请付款给${payment.payee}：${payment.reason}`);

/** Task of whoever pays it. */
export const toPay = (payment: CashPaymentRecord) =>
  draftOf(taskKinds.paymentDue, payment, `已审批，请付款给${payment.payee}，付完后登记付款`);
