import type {
  CreateAnswer,
  PaymentAnswer as PortAnswer,
  PaymentReceipt,
  QueriedPayment,
} from '#server/platform/incoming-payments.ts';
import type { BillAnswer } from '#server/platform/payment-bills.ts';
import type { PaymentPort, PaymentProvider, RefundAnswer, RefundRequest } from '#server/platform/payments.ts';
import type { PaymentAnswer, RefundQueryAnswer, WechatPayFailure, WechatPayment } from './common/answers.ts';
import { entriesOf } from './bill/entries-of.ts';
import type { RefundClaim } from './common/payment-checks.ts';
import type { BillAnswer as TradeBillAnswer } from './common/trade-bill.ts';
import type { WechatPay } from './wechat-pay.ts';

/** Name under which its transactions are unique. */
export const WECHAT = 'wechat';

/** Way of paying that WeChat Pay serves. */
const PAY_TYPE = 'weixin';

const wordsOf = ({ says, remedy }: WechatPayFailure): string => `${says}，${remedy}`;
const unknown = (why: string) => ({ state: 'unknown', why }) as const;

export const receiptOf = (payment: WechatPayment): PaymentReceipt => ({
  transactionNo: payment.transactionId,
  number: payment.outTradeNo,
  amount: payment.total,
  appId: payment.appId,
  merchant: payment.merchantNo,
  paidTime: payment.paidAt,
});

function queriedOf(answer: PaymentAnswer): QueriedPayment {
  if ('says' in answer) return unknown(wordsOf(answer));
  if (answer.state === 'paid') return { state: 'paid', receipt: receiptOf(answer.payment) };
  if (answer.state === 'notFound') return { state: 'notAsked' };
  return answer.state === 'closed' ? { state: 'closed' } : { state: 'open' };
}

/** Codes of refusals under which there may be money all the same: the number was used before. */
const MAY_BE_PAID = new Set(['OUT_TRADE_NO_USED', 'INVALID_REQUEST']);

const notCreated = (failure: WechatPayFailure): CreateAnswer =>
  failure.state === 'unknown' || MAY_BE_PAID.has(failure.code)
    ? unknown(wordsOf(failure))
    : { state: 'failed', why: wordsOf(failure) };

const ABNORMAL =
  '退款异常：用户的银行卡已作废或冻结，收不了款。请登录微信支付商户平台，在「交易中心 > 退款查询」里找到这笔退款，点“处理异常退款”，处理后这里会自动更新';
const REFUND_CLOSED = '微信支付关闭了这笔退款，钱没有退给用户';

function refundAnswerOf(answer: RefundQueryAnswer): RefundAnswer | { state: 'notAsked' } {
  if ('says' in answer) return answer.state === 'notDone' ? { state: 'failed', why: wordsOf(answer) } : unknown(wordsOf(answer));
  if (answer.state === 'notFound') return { state: 'notAsked' };
  if (answer.state === 'closed') return { state: 'closed', why: REFUND_CLOSED };
  if (answer.state === 'abnormal') return { state: 'abnormal', providerNo: answer.refund.refundId, why: ABNORMAL };
  return { state: answer.state, providerNo: answer.refund.refundId };
}

const NOT_YET = '账单还没有生成，请在次日上午 10 点以后再取';

function billAnswerOf(answer: TradeBillAnswer): BillAnswer {
  if ('says' in answer) return { why: wordsOf(answer) };
  if (answer.state === 'ready') return { entries: entriesOf(answer.bill.rows) };
  return answer.state === 'none' ? { entries: [] } : { why: NOT_YET };
}

/** Undefined for money that WeChat Pay has no number of: people pay it back. */
const refundOf = ({ tradeNo, refundNo, amount, paid }: RefundRequest): RefundClaim | undefined =>
  tradeNo === null || tradeNo === ''
    ? undefined
    : { payment: { transactionId: tradeNo }, outRefundNo: refundNo, refund: amount, total: paid };

function portOf(pay: WechatPay): Required<Omit<PaymentPort, 'appIds' | 'merchant' | 'isDemo'>> {
  /** A payment that its caller calls paid, with what was paid for it. */
  async function paid(outTradeNo: string): Promise<Extract<PortAnswer, { state: 'paid' | 'unknown' }>> {
    const answer = queriedOf(await pay.query({ outTradeNo }));
    return answer.state === 'paid' ? answer : unknown('微信支付说已经付过，正在查询');
  }
  return {
    async create({ number: outTradeNo, channel, description, amount: total, expiry: expiresAt, payerIp: clientIp, openid }) {
      const order = { outTradeNo, channel, description, total, expiresAt, clientIp };
      const answer = await pay.create({ ...order, ...(openid !== null && { openid }) });
      if (answer.state === 'created') return { state: 'open', prepay: answer.prepay };
      return answer.state === 'paid' ? paid(outTradeNo) : notCreated(answer);
    },
    query: async ({ number }) => queriedOf(await pay.query({ outTradeNo: number })),
    async close({ number }) {
      const answer = await pay.close({ outTradeNo: number });
      if (answer.state === 'paid') return paid(number);
      return 'says' in answer ? unknown(wordsOf(answer)) : { state: 'closed' };
    },
    async refund(request) {
      const refund = refundOf(request);
      const answer = refund ? refundAnswerOf(await pay.refund(refund)) : ({ state: 'byHand' } as const);
      return answer.state === 'notAsked' ? unknown('微信支付没有这笔支付') : answer;
    },
    async queryRefund(request) {
      const refund = refundOf(request);
      return refund ? refundAnswerOf(await pay.queryRefund(refund)) : { state: 'byHand' };
    },
    bill: async (day) => billAnswerOf(await pay.bill(day)),
  };
}

/**
 * WeChat Pay as the shop pays and is paid by it. A setting that is wrong leaves the port there, whose answers say so: money on its way
 * must not go to people because a certificate has ended. Only a shop that never began has none.
 */
export const wechatProvider = (pay: WechatPay): PaymentProvider => ({
  name: WECHAT,
  async connect(payType) {
    if (payType !== PAY_TYPE) return undefined;
    const account = await pay.account();
    if (!('says' in account)) return { ...portOf(pay), appIds: account.appIds, merchant: account.merchantNo };
    return account.code === 'NOT_CONNECTED' ? undefined : portOf(pay);
  },
});
