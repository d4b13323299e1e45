import { Radio } from 'antd';
import { type CashPayment, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { DialogButton, Field, TextField, yuanText } from '#web/ui/index.ts';
import { PaymentFacts } from './payment-facts.tsx';

const { review, due, rejected } = cashPaymentStates;
const options = [
  { value: due, label: '通过' },
  { value: rejected, label: '拒绝' },
];

interface Props {
  payment: CashPayment;
  /** Repeats that of the dialog, where a row looks for it. */
  call: typeof cashPaymentCalls.audit;
}

/** Approves a payment or rejects it; what was approved is only rejected. */
export const AuditButton = ({ payment }: Props) => {
  const { id, status, amount, payee } = payment;
  const isReview = status === review;
  return (
    <DialogButton
      label={isReview ? '审批' : '拒绝'}
      title={`${isReview ? '审批' : '拒绝'}给${payee}的付款`}
      saveLabel={(form) => (form['status'] === due ? `通过 ${yuanText(amount)}` : '拒绝')}
      says={(_, sent) => (sent.status === due ? '已通过，等待付款' : '已拒绝')}
      call={cashPaymentCalls.audit}
      start={{ id, status: isReview ? due : rejected, auditRemark: '' }}
      danger={!isReview}
    >
      <PaymentFacts of={payment} />
      {isReview && (
        <Field name="status" label="审批结果">
          <Radio.Group options={options} />
        </Field>
      )}
      <TextField name="auditRemark" rows={2} showCount placeholder="拒绝时请写明原因" />
    </DialogButton>
  );
};
