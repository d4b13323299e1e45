import type { DifferenceKind } from '#contract/finance/reconciliations.ts';

const orders = (record: string) => `/order/index?keywords=${encodeURIComponent(record)}`;
const recharges = (record: string) => `/financial/record/charge?keywords=${encodeURIComponent(record)}`;
const bills = (record: string) => `/financial/record/monitor?keywords=${encodeURIComponent(record)}`;
const commissions = (record: string) => `/financial/brokerage?keywords=${encodeURIComponent(record)}`;

/** Screens that show the record of a difference; none for sums. */
export const placeOf: Readonly<Partial<Record<DifferenceKind, (record: string) => string>>> = {
  orderBalance: orders,
  orderRefund: orders,
  refundSum: orders,
  recharge: recharges,
  rechargeRefund: recharges,
  rechargeSum: recharges,
  transfer: commissions,
  balance: bills,
  commission: commissions,
};
