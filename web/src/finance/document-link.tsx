import { Link } from 'react-router';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { backupCalls } from '#contract/maintenance/backups.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { billCalls } from '#contract/payments/bills.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { OrderLink, useMay } from '#web/ui/index.ts';

const onDay = (day: string) => `dateLimit=${encodeURIComponent(`${day},${day}`)}`;

const lists = {
  recharge: {
    call: rechargeCalls.list,
    at: (no: string) => `/financial/record/charge?keywords=${encodeURIComponent(no)}`,
    isCode: true,
  },
  withdrawal: {
    call: withdrawalCalls.list,
    at: (id: string) => `/financial/commission/template?id=${encodeURIComponent(id)}`,
    isCode: true,
  },
  day: { call: reconciliationCalls.list, at: (day: string) => `/financial/reconciliation?${onDay(day)}`, isCode: false },
  bill: { call: billCalls.list, at: (day: string) => `/financial/reconciliation?tab=bills&${onDay(day)}`, isCode: false },
  service: { call: outsideServiceCalls.list, at: () => '/maintain/system/services', isCode: false },
  collected: {
    call: collectedOrderCalls.list,
    at: (no: string) => `/order/crawingOrder?keywords=${encodeURIComponent(no)}`,
    isCode: true,
  },
  cash_receipt: {
    call: cashReceiptCalls.list,
    at: (no: string) => `/cashier/receive?keywords=${encodeURIComponent(no)}`,
    isCode: true,
  },
  cash_payment: {
    call: cashPaymentCalls.list,
    at: (no: string) => `/cashier/payment?keywords=${encodeURIComponent(no)}`,
    isCode: true,
  },
  bank_account: {
    call: bankLineCalls.list,
    at: (name: string) => `/cashier/bank?status=0&account=${encodeURIComponent(name)}`,
    isCode: false,
  },
  settlement: {
    call: settlementCalls.list,
    at: (no: string) => `/settlement/index?keywords=${encodeURIComponent(no)}`,
    isCode: true,
  },
  settle_period: { call: settlementCalls.list, at: () => '/settlement/index', isCode: false },
  credit: {
    call: creditCalls.list,
    at: (no: string) => `/cashier/credit?keywords=${encodeURIComponent(no)}`,
    isCode: true,
  },
  backup: { call: backupCalls.list, at: () => '/maintain/system/backups', isCode: false },
  closing: { call: closingCalls.list, at: () => '/cashier/closing', isCode: false },
  notice: { call: incomingNoticeCalls.list, at: () => '/maintain/system/incoming?state=waiting', isCode: false },
};

interface Props {
  kind: 'order' | keyof typeof lists;
  number: string;
}

/** Number or day of a document, which leads to it whoever may see it. */
export function DocumentLink({ kind, number }: Props) {
  const may = useMay();
  if (kind === 'order') return <OrderLink orderNo={number} />;
  const { call, at, isCode } = lists[kind];
  return may(call) ? (
    <Link className={isCode ? 'cell-open cell-code' : 'cell-open'} to={at(number)}>
      {number}
    </Link>
  ) : (
    number
  );
}

/** Documents behind movements of balances and of commission, by what their ledgers call them. */
const kinds = new Map<string | undefined, Props['kind']>([
  ['pay_order', 'order'],
  ['pay_product_refund', 'order'],
  ['pay_recharge', 'recharge'],
  ['user_recharge_refund', 'recharge'],
  ['order', 'order'],
  ['withdraw', 'withdrawal'],
]);

/** The document that moved the money; nothing where there is none. */
export function documentOf(movement: string | undefined, number: string | undefined) {
  const kind = kinds.get(movement);
  return kind && number !== undefined && number !== '0' && <DocumentLink kind={kind} number={number} />;
}
