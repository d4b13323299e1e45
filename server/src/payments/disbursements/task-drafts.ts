import { type DisbursementKind, disbursementKinds } from '#contract/payments/disbursements.ts';
import { type TaskKind, type TaskRecordKind, taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { isSurplus } from './rules.ts';
import type { DisbursementRecord } from './tables.ts';

const recordOf: Readonly<Record<DisbursementKind, TaskRecordKind>> = {
  [disbursementKinds.orderRefund]: taskRecords.order,
  [disbursementKinds.rechargeRefund]: taskRecords.recharge,
  [disbursementKinds.withdrawal]: taskRecords.withdrawal,
  [disbursementKinds.orderSurplus]: taskRecords.order,
  [disbursementKinds.rechargeSurplus]: taskRecords.recharge,
  [disbursementKinds.cashPayment]: taskRecords.cashPayment,
};

export type DisbursementSubject = Pick<DisbursementRecord, 'id' | 'kind' | 'orderNo' | 'amount'>;

interface TaskSubject {
  kind: TaskKind;
  subjectKey: string;
}

/** Task of whoever pays it back. */
export const owed = ({ id, kind }: DisbursementSubject): TaskSubject => ({
  kind: isSurplus(kind) ? taskKinds.refundTrouble : taskKinds.refundOwed,
  subjectKey: `disbursement:${id}`,
});

/** Task of whoever looks after the money of the order. */
export const trouble = ({ kind, orderNo }: DisbursementSubject): TaskSubject => ({
  kind: taskKinds.refundTrouble,
  subjectKey: `${kind}:${orderNo}`,
});

export const draftOf = (of: DisbursementSubject, subject: TaskSubject, says: string) => ({
  ...subject,
  says,
  record: recordOf[of.kind],
  number: of.orderNo,
  amount: of.amount,
});
