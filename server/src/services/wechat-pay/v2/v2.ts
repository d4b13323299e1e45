import type { WechatPayFailure } from '../common/answers.ts';
import { ownFailure } from '../common/error-table.ts';
import type { WechatMerchant } from '../common/merchant.ts';
import type { WechatPayProtocol } from '../common/protocol.ts';
import type { V2Line } from './ask.ts';
import { fetchBill } from './bill.ts';
import { closePayment, createPayment, queryPayment } from './payments.ts';
import { askRefund, queryRefund } from './refunds.ts';

export function openV2(parts: V2Line['parts'], merchant: WechatMerchant): WechatPayProtocol | WechatPayFailure {
  if (merchant.apiKey === '') return ownFailure('NO_API_KEY');
  if (merchant.appIds.length === 0) return ownFailure('NO_APP_ID');
  const line: V2Line = { parts, merchant };
  return {
    create: (order) => createPayment(line, order),
    query: (number) => queryPayment(line, number),
    close: ({ outTradeNo }) => closePayment(line, outTradeNo),
    refund: (request) => askRefund(line, request),
    queryRefund: (request) => queryRefund(line, request),
    bill: (day) => fetchBill(line, day),
  };
}
