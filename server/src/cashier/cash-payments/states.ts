import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';

const { review, due, paid, rejected } = cashPaymentStates;

/** Every move of a payment. What was approved can be rejected until it is paid: the bank may refuse it. */
export const cashPaymentMoves = {
  approve: { from: [review], to: due },
  reject: { from: [review, due], to: rejected },
  withdraw: { from: [review, due], to: rejected },
  pay: { from: [due], to: paid },
} as const;

export type CashPaymentAct = keyof typeof cashPaymentMoves;
