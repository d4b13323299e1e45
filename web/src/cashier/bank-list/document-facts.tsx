import type { BankDocument } from '#contract/cashier/bank-line-record.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { Choice, when, yuanText } from '#web/ui/index.ts';

const Same = ({ of, is }: { of: string; is: boolean }) => (is ? <span className="bank-same">{of}一致</span> : null);

/** Receipt or payment beside a line, and in what they agree. */
export const DocumentFacts = ({ of }: { of: BankDocument }) => (
  <div className="bank-document">
    <p>
      <DocumentLink kind={of.receiptId === null ? 'cash_payment' : 'cash_receipt'} number={of.number} />
      <strong className="figure">{yuanText(of.amount)}</strong>
      {of.receiptState !== null && <Choice of={cashReceiptStates} value={of.receiptState} />}
      {of.paymentState !== null && <Choice of={cashPaymentStates} value={of.paymentState} />}
    </p>
    <p className="quiet">
      {[of.name, of.bizNo].filter(Boolean).join(' · ')} {when(of.at)}
    </p>
    <p>
      <Same of="单号" is={of.isNumber} />
      <Same of="金额" is={of.isAmount} />
      <Same of="户名" is={of.isName} />
    </p>
  </div>
);
