import type { PlatformRefund } from '../ledger.ts';
import type { Platform } from '../platform.ts';
import { beginRefund as begin } from '../refunds.ts';
import { refuse } from '../refusal.ts';
import { beijing } from '../trades.ts';
import type { CheckedMessage } from './check-message.ts';
import type { V2Fields } from './message.ts';
import { tradeOf } from './trades.ts';

const STATES: Readonly<Record<PlatformRefund['status'], string>> = {
  PROCESSING: 'PROCESSING',
  SUCCESS: 'SUCCESS',
  CLOSED: 'REFUNDCLOSE',
  ABNORMAL: 'CHANGE',
};

const numbers = ({ trade, outRefundNo, refundId, amount }: PlatformRefund): V2Fields => ({
  transaction_id: trade.transactionId ?? '',
  out_trade_no: trade.outTradeNo,
  out_refund_no: outRefundNo,
  refund_id: refundId,
  refund_fee: String(amount),
  total_fee: String(trade.total),
});

/** 2026-11-29 18:00:00, in Beijing. */
const moment = (at: Date): string => beijing(at).slice(0, 19).replace('T', ' ');

/** Takes a refund on; the answer says nothing of whether it is paid. */
export function beginRefund(platform: Platform, { fields }: CheckedMessage): V2Fields {
  const trade = tradeOf(platform, fields);
  const { nonce_str: _nonce, sign: _sign, ...terms } = fields;
  const request = {
    outRefundNo: fields['out_refund_no'] ?? '',
    amount: Number(fields['refund_fee']),
    total: Number(fields['total_fee']),
    currency: fields['refund_fee_type'] ?? 'CNY',
    reason: fields['refund_desc'] ?? '',
    notifyUrl: fields['notify_url'],
    terms: JSON.stringify(terms),
  };
  return numbers(begin(platform.books, trade, request, platform.now()));
}

/** Refunds of a payment as a list, whose fields end with their place in it; there is one for a number. */
export function shownRefunds({ books }: Platform, { out_refund_no: number = '' }: V2Fields): V2Fields {
  const found = books.refunds.get(number) ?? refuse(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
  const { trade, outRefundNo, refundId, amount, status, ended } = found;
  return {
    transaction_id: trade.transactionId ?? '',
    out_trade_no: trade.outTradeNo,
    total_fee: String(trade.total),
    refund_count: '1',
    out_refund_no_0: outRefundNo,
    refund_id_0: refundId,
    refund_channel_0: 'ORIGINAL',
    refund_fee_0: String(amount),
    refund_status_0: STATES[status],
    refund_recv_accout_0: '支付用户零钱',
    ...(ended && status === 'SUCCESS' && { refund_success_time_0: moment(ended) }),
  };
}

/** Inside of the notice of a refund. */
export const noticedRefund = (refund: PlatformRefund): V2Fields => ({
  ...numbers(refund),
  refund_account: 'REFUND_SOURCE_RECHARGE_FUNDS',
  refund_recv_accout: '支付用户零钱',
  refund_request_source: 'API',
  refund_status: STATES[refund.status],
  settlement_refund_fee: String(refund.amount),
  settlement_total_fee: String(refund.trade.total),
  ...(refund.ended && { success_time: moment(refund.ended) }),
});
