import type { JsonFields } from './json.ts';
import { type Books, type PlatformRefund, type RefundStatus, type Trade, move, nextNumber, refundsOf } from './ledger.ts';
import { refuse } from './refusal.ts';
import { beijing } from './trades.ts';

const YEAR_MS = 365 * 86_400_000;
const PER_TRADE = 50;
const PAUSE_MS = 60_000;

export interface RefundRequest {
  outRefundNo: string;
  amount: number;
  total: number;
  currency: string;
  reason: string;
  notifyUrl: string | undefined;
  terms: string;
}

function checkRefund(books: Books, trade: Trade, { amount, total, currency, reason }: RefundRequest, now: Date): void {
  const others = refundsOf(books, trade).filter(({ status }) => status !== 'CLOSED');
  const sum = others.reduce((before, one) => before + one.amount, 0);
  if (!trade.paid) refuse(403, 'TRADE_ERROR', '订单未支付');
  if (currency !== 'CNY') refuse(400, 'PARAM_ERROR', '参数 amount.currency 只支持 CNY');
  if (reason.length > 80) refuse(400, 'PARAM_ERROR', '参数 reason 不能超过 80 个字符');
  if (!Number.isInteger(amount) || amount < 1) refuse(400, 'PARAM_ERROR', '参数 amount.refund 应为正整数');
  if (total !== trade.total) refuse(400, 'PARAM_ERROR', '订单金额不一致');
  if (sum + amount > trade.total) refuse(400, 'INVALID_REQUEST', '累计退款金额超过订单金额');
  if (others.length >= PER_TRADE) refuse(400, 'INVALID_REQUEST', '退款次数超过 50 次');
  if (trade.paid && now.getTime() - trade.paid.getTime() > YEAR_MS) refuse(400, 'INVALID_REQUEST', '订单已超过可退款的最大期限');
  if (others.some(({ begun }) => now.getTime() - begun.getTime() < PAUSE_MS))
    refuse(429, 'FREQUENCY_LIMITED', '同一订单两次退款须间隔 1 分钟');
  if ((books.balances.get(trade.merchant.mchid) ?? 0) < amount) refuse(403, 'NOT_ENOUGH', '基本账户余额不足，请充值后重新发起');
}

/** Takes a refund on, which is paid later; the same number and terms answer the one that was taken. */
export function beginRefund(books: Books, trade: Trade, request: RefundRequest, now: Date): PlatformRefund {
  const { outRefundNo, terms, amount, notifyUrl } = request;
  const former = books.refunds.get(outRefundNo);
  if (former) return former.terms === terms ? former : refuse(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致');
  if (outRefundNo === '' || outRefundNo.length > 64) refuse(400, 'PARAM_ERROR', '参数 out_refund_no 长度应为 1 到 64');
  checkRefund(books, trade, request, now);
  const begun: PlatformRefund = {
    trade,
    outRefundNo,
    terms,
    refundId: nextNumber(books, '50', now),
    amount,
    notifyUrl,
    begun: now,
    status: 'PROCESSING',
    ended: undefined,
  };
  books.refunds.set(outRefundNo, begun);
  move(books, trade.merchant.mchid, -amount);
  trade.state = 'REFUND';
  return begun;
}

/** The bank's last word; money that did not arrive is the merchant's again. */
export function endRefund(books: Books, refund: PlatformRefund, status: Exclude<RefundStatus, 'PROCESSING'>, now: Date): void {
  if (refund.status === 'SUCCESS' || refund.status === 'CLOSED') throw new Error(`${refund.outRefundNo} has ended`);
  refund.status = status;
  refund.ended = now;
  if (status === 'CLOSED') move(books, refund.trade.merchant.mchid, refund.amount);
}

/** Puts an abnormal refund under way again, as people do at the platform. */
export function reopenRefund(refund: PlatformRefund | undefined): void {
  if (refund?.status !== 'ABNORMAL') throw new Error(`${refund?.outRefundNo} is no abnormal refund`);
  refund.status = 'PROCESSING';
  refund.ended = undefined;
}

const CHANNEL = { channel: 'ORIGINAL', user_received_account: '某银行借记卡0000' };

const common = ({ trade, outRefundNo, refundId, ended, status }: PlatformRefund): JsonFields => ({
  refund_id: refundId,
  out_refund_no: outRefundNo,
  transaction_id: trade.transactionId,
  out_trade_no: trade.outTradeNo,
  ...(ended && status === 'SUCCESS' && { success_time: beijing(ended) }),
});

const amounts = ({ trade, amount }: PlatformRefund): JsonFields => ({
  total: trade.total,
  refund: amount,
  payer_total: trade.payerTotal,
  payer_refund: amount,
});

/** PlatformRefund as answers show it. */
export const shownRefund = (refund: PlatformRefund): JsonFields => ({
  ...common(refund),
  ...CHANNEL,
  create_time: beijing(refund.begun),
  status: refund.status,
  amount: {
    ...amounts(refund),
    settlement_refund: refund.amount,
    settlement_total: refund.trade.total,
    discount_refund: 0,
    currency: 'CNY',
  },
});

/** PlatformRefund as notices show it, where its state has another name. */
export const noticedRefund = (refund: PlatformRefund): JsonFields => ({
  ...common(refund),
  mchid: refund.trade.merchant.mchid,
  user_received_account: CHANNEL.user_received_account,
  refund_status: refund.status,
  amount: amounts(refund),
});
