import type { CashPayment } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { Revealed } from '#web/ui/record/revealed.tsx';

/** Payee and bank; the number of the account is masked until somebody who may wants to pay it. */
export const Payee = ({ of: { id, payee, bank, account } }: { of: CashPayment }) => (
  <span className="cell-lines">
    <span>{`${payee} · ${bank}`}</span>
    <Revealed masked={account} call={cashPaymentCalls.reveal} input={{ id }} of={(seen) => seen.account} />
  </span>
);
