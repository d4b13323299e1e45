import type { DifferenceKind } from '#contract/finance/reconciliations.ts';

const orders = (record: string) => `/order/index?keywords=${encodeURIComponent(record)}`;
const recharges = (record: string) => `/financial/record/charge?keywords=${encodeURIComponent(record)}`;
const withdrawals = (record: string) => `/financial/commission/template?id=${encodeURIComponent(record)}`;
const bills = (record: string) => `/financial/record/monitor?keywords=${encodeURIComponent(record)}`;
const commissions = (record: string) => `/financial/brokerage?keywords=${encodeURIComponent(record)}`;

/** Movements of all balances on a day. */
export const movementsOf = (day: string) => `/financial/record/monitor?dateLimit=${encodeURIComponent(`${day},${day}`)}`;

/** Screens that show the record of a difference, or the movements behind a sum. */
export const placeOf: Readonly<Record<DifferenceKind, (record: string) => string>> = {
  orderBalance: orders,
  orderRefund: orders,
  refundSum: orders,
  recharge: recharges,
  rechargeRefund: recharges,
  rechargeSum: recharges,
  transfer: commissions,
  withdrawal: withdrawals,
  withdrawalBack: withdrawals,
  balance: bills,
  commission: commissions,
  held: movementsOf,
};
