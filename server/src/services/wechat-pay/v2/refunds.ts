import { readMoment } from '#contract/moment.ts';
import { wechatPayV2Callbacks } from '#contract/services/wechat-pay-callbacks.ts';
import { callbackAddress } from '../../callback-reach/callback-address.ts';
import type { RefundQueryAnswer, RefundState, WechatRefund, WechatRefundAnswer } from '../common/answers.ts';
import { fenText } from '../common/digits.ts';
import { isMissing, ownFailure } from '../common/error-table.ts';
import type { WechatMerchant } from '../common/merchant.ts';
import { type RefundClaim, refundMismatch } from '../common/payment-checks.ts';
import { type V2Line, type V2Request, ask } from './ask.ts';
import type { MessageFields } from './sign.ts';

const STATES: Readonly<Record<string, RefundState>> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  REFUNDCLOSE: 'closed',
  CHANGE: 'abnormal',
};

/** Certificate by which the merchant is known; a file of both is opened by the merchant number. */
function identityOf({ certificate, privateKey, p12, merchantNo }: WechatMerchant): V2Request['tls'] {
  if (certificate !== '' && privateKey !== '') return { cert: certificate, key: privateKey };
  return p12 === '' ? undefined : { pfx: Buffer.from(p12, 'base64'), passphrase: merchantNo };
}

const momentOf = (text: string): Date | undefined => {
  const date = readMoment(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** Refund of a message; in answers to queries its fields end with its place in the list. */
function refundIn(fields: MessageFields, place = ''): WechatRefund | undefined {
  const [refund, total] = [fenText(fields[`refund_fee${place}`] ?? ''), fenText(fields.total_fee ?? '')];
  const refundId = fields[`refund_id${place}`] ?? '';
  if (refund === undefined || total === undefined || refundId === '') return undefined;
  return {
    refundId,
    outRefundNo: fields[`out_refund_no${place}`] ?? '',
    outTradeNo: fields.out_trade_no ?? '',
    transactionId: fields.transaction_id ?? '',
    refund,
    total,
    account: fields[`refund_recv_accout${place}`] ?? '',
    refundedAt: momentOf(fields[`refund_success_time${place}`] ?? ''),
  };
}

function answerOf(state: RefundState | undefined, refund: WechatRefund | undefined, request: RefundClaim): WechatRefundAnswer {
  if (!state || !refund) return ownFailure('BROKEN');
  return refundMismatch(refund, request) === undefined ? { state, refund } : ownFailure('MISMATCH');
}

/** Asks for a refund. Its answer says that it was taken, and never that it is done. */
export async function askRefund(line: V2Line, request: RefundClaim): Promise<WechatRefundAnswer> {
  const { merchant } = line;
  const tls = identityOf(merchant);
  if (!tls) return ownFailure('NO_CERTIFICATE');
  const fields = {
    appid: merchant.appIds[0] ?? '',
    ...('outTradeNo' in request.payment
      ? { out_trade_no: request.payment.outTradeNo }
      : { transaction_id: request.payment.transactionId }),
    out_refund_no: request.outRefundNo,
    total_fee: `${request.total}`,
    refund_fee: `${request.refund}`,
    refund_fee_type: 'CNY',
    notify_url: callbackAddress(merchant.notifyBase, wechatPayV2Callbacks.formerlyRefunded),
  };
  const reply = await ask(line, { path: 'secapi/pay/refund', fields, tls });
  if (reply.state === 'refused') return reply.failure;
  return reply.state === 'answered' ? answerOf('processing', refundIn(reply.fields), request) : reply;
}

export async function queryRefund(line: V2Line, request: RefundClaim): Promise<RefundQueryAnswer> {
  const fields = { appid: line.merchant.appIds[0] ?? '', out_refund_no: request.outRefundNo };
  const reply = await ask(line, { path: 'pay/refundquery', fields });
  if (reply.state === 'refused') return isMissing(reply.code) ? { state: 'notFound' } : reply.failure;
  if (reply.state !== 'answered') return reply;
  const [, place] =
    Object.entries(reply.fields)
      .find(([name, value]) => /^out_refund_no_\d+$/.test(name) && value === request.outRefundNo)?.[0]
      .match(/(_\d+)$/) ?? [];
  if (place === undefined) return ownFailure('MISMATCH');
  return answerOf(STATES[reply.fields[`refund_status${place}`] ?? ''], refundIn(reply.fields, place), request);
}
