import { type CashPayment, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { HistoryButton, RunButton, yuanText } from '#web/ui/index.ts';
import { AuditButton } from './audit-button.tsx';
import { PaidButton } from './paid-button.tsx';

const { review, due } = cashPaymentStates;

/** Acts on a payment: decided on by somebody else, taken back by its applicant, registered once it is paid. */
export function PaymentActs({ of: payment }: { of: CashPayment }) {
  const { id, status, isOwn, amount, payee } = payment;
  const isOpen = status === review || status === due;
  return (
    <>
      {status === due && <PaidButton payment={payment} call={cashPaymentCalls.paid} />}
      {isOpen && !isOwn && <AuditButton payment={payment} call={cashPaymentCalls.audit} />}
      {isOpen && isOwn && (
        <RunButton
          label="撤回"
          call={cashPaymentCalls.withdraw}
          input={{ id }}
          ask={`撤回给${payee}的 ${yuanText(amount)} 付款申请吗？撤回后不能恢复，需要时重新申请`}
          says="已撤回"
          danger
        />
      )}
      <HistoryButton noun="cash_payment" id={id} call={cashPaymentCalls.list} />
    </>
  );
}
