import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Takes a refund off what is owed for an order; the caller holds the order. */
export type TakeOffDebt = (write: Write, refunded: { orderNo: string; amount: Fen }) => Promise<void>;

export const creditKeepers: TakeOffDebt[] = [];

/** Registers whoever keeps the debts of orders that were settled on credit; the cashier lies above orders. */
export const onCreditRefund = (takeOff: TakeOffDebt): void => void creditKeepers.push(takeOff);
