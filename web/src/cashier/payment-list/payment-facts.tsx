import { type CashPayment, cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { labelOf } from '#contract/choices.ts';
import { Facts, yuanText } from '#web/ui/index.ts';
import { Payee } from './payee.tsx';

/** Facts for whoever decides on a payment, or pays it. */
export const PaymentFacts = ({ of: payment }: { of: CashPayment }) => (
  <Facts
    of={[
      ['类型', [labelOf(cashPaymentKinds, payment.bizType), payment.bizNo].filter(Boolean).join(' ')],
      ['店铺', payment.merName],
      ['收款方', <Payee key="payee" of={payment} />],
      ['金额', yuanText(payment.amount)],
      ['付款事由', payment.reason],
      ['申请人', payment.applicant],
    ]}
  />
);
