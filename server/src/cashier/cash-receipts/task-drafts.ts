import { receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { CashReceiptRecord } from './tables.ts';

export const checkOf = ({ id }: Pick<CashReceiptRecord, 'id'>) => ({
  kind: taskKinds.receiptCheck,
  subjectKey: `cash_receipt:${id}`,
});

/** Task of whoever sees whether the money is there. */
export const toCheck = ({ id, receiptNo, cashier, payer, method, amount }: CashReceiptRecord) => ({
  ...checkOf({ id }),
  record: taskRecords.cashReceipt,
  number: receiptNo,
  says: `${cashier}登记了${payer}的收款（${receiptMethods.labels[method]}），请核对到账后确认`,
  amount,
});
