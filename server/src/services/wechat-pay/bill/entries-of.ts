import type { BillEntry } from '#server/platform/payment-bills.ts';
import type { BillRow } from '../common/trade-bill.ts';

/** Refunds whose money stayed. */
const NOT_REFUNDED = new Set(['FAIL', 'CLOSED', 'REFUNDCLOSE']);

function entryOf(row: BillRow): BillEntry[] {
  const { at, fee } = row;
  if (row.state === 'SUCCESS')
    return [{ entry: 'payment', at, number: row.outTradeNo, providerNo: row.transactionId, amount: row.total, fee }];
  if (NOT_REFUNDED.has(row.refundStatus)) return [];
  return [{ entry: 'refund', at, number: row.outRefundNo, providerNo: row.refundId, amount: row.refundRequested, fee }];
}

/** Money that moved by the lines of a bill. A refund counts by what was asked for, coupons included. */
export const entriesOf = (rows: readonly BillRow[]): BillEntry[] => rows.flatMap(entryOf);
