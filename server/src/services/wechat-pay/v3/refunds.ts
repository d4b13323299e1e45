import { z } from 'zod';
import { wechatPayCallbacks } from '#contract/services/wechat-pay-callbacks.ts';
import { callbackAddress } from '../../callback-reach/callback-address.ts';
import type { RefundQueryAnswer, RefundState, WechatRefund, WechatRefundAnswer } from '../common/answers.ts';
import { isMissing, ownFailure } from '../common/error-table.ts';
import { momentIn } from '../common/moments.ts';
import { type RefundClaim, refundMismatch } from '../common/payment-checks.ts';
import { type V3Line, ask } from './ask.ts';

const text = z.string().catch('');
const Refund = z.object({
  refund_id: z.string(),
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  transaction_id: text,
  user_received_account: text,
  success_time: text,
  status: z.string(),
  amount: z.object({ refund: z.int(), total: z.int() }),
});

const STATES = { SUCCESS: 'done', PROCESSING: 'processing', CLOSED: 'closed', ABNORMAL: 'abnormal' } as const satisfies Record<
  string,
  RefundState
>;
const isKnown = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);
const refundStateOf = (status: string): RefundState | undefined => (isKnown(status) ? STATES[status] : undefined);

const refundOf = (said: z.infer<typeof Refund>): WechatRefund => ({
  refundId: said.refund_id,
  outRefundNo: said.out_refund_no,
  outTradeNo: said.out_trade_no,
  transactionId: said.transaction_id,
  refund: said.amount.refund,
  total: said.amount.total,
  account: said.user_received_account,
  refundedAt: momentIn(said.success_time),
});

/** Refund as a notice has it: the state has another name there. */
export const NotifiedRefund = Refund.omit({ status: true }).extend({ mchid: z.string(), refund_status: z.string() });

export function notifiedRefund(said: z.infer<typeof NotifiedRefund>) {
  const state = refundStateOf(said.refund_status);
  return state && { state, refund: refundOf({ ...said, status: said.refund_status }) };
}

function answerOf(value: unknown, request: RefundClaim): WechatRefundAnswer {
  const said = Refund.safeParse(value).data;
  const state = said && refundStateOf(said.status);
  if (!said || !state) return ownFailure('BROKEN');
  const refund = refundOf(said);
  return refundMismatch(refund, request) === undefined ? { state, refund } : ownFailure('MISMATCH');
}

const pathOf = ({ account }: V3Line): string => `${account.merchant.base}/v3/refund/domestic/refunds`;

export async function askRefund(line: V3Line, request: RefundClaim): Promise<WechatRefundAnswer> {
  const { payment, outRefundNo, refund, total } = request;
  const body = {
    ...('outTradeNo' in payment ? { out_trade_no: payment.outTradeNo } : { transaction_id: payment.transactionId }),
    out_refund_no: outRefundNo,
    notify_url: callbackAddress(line.account.merchant.notifyBase, wechatPayCallbacks.refunded),
    amount: { refund, total, currency: 'CNY' },
  };
  const reply = await ask(line, { method: 'POST', url: pathOf(line), body });
  if (reply.state === 'refused') return reply.failure;
  return reply.state === 'answered' ? answerOf(reply.value, request) : reply;
}

export async function queryRefund(line: V3Line, request: RefundClaim): Promise<RefundQueryAnswer> {
  const reply = await ask(line, { method: 'GET', url: `${pathOf(line)}/${encodeURIComponent(request.outRefundNo)}` });
  if (reply.state === 'refused') return isMissing(reply.code) ? { state: 'notFound' } : reply.failure;
  return reply.state === 'answered' ? answerOf(reply.value, request) : reply;
}
