import type { WechatPayFailure } from '../common/answers.ts';
import { ownFailure } from '../common/error-table.ts';
import type { WechatMerchant } from '../common/merchant.ts';
import type { WechatPayProtocol } from '../common/protocol.ts';
import { openAccount } from './account.ts';
import type { V3Line } from './ask.ts';
import { fetchBill } from './bill.ts';
import { closePayment, createPayment, queryPayment } from './payments.ts';
import type { KeyServices, openPlatformKeys } from './platform-keys.ts';
import { askRefund, queryRefund } from './refunds.ts';

export function openV3(
  parts: KeyServices,
  keys: ReturnType<typeof openPlatformKeys>,
  merchant: WechatMerchant,
): WechatPayProtocol | WechatPayFailure {
  const account = openAccount(merchant);
  if ('state' in account) return account;
  if (account.validTo < parts.clock.now()) return ownFailure('EXPIRED_CERTIFICATE');
  const line: V3Line = { parts, account, keyOf: keys(account) };
  return {
    create: (order) => createPayment(line, order),
    query: (number) => queryPayment(line, number),
    close: ({ outTradeNo }) => closePayment(line, outTradeNo),
    refund: (request) => askRefund(line, request),
    queryRefund: (request) => queryRefund(line, request),
    bill: (day) => fetchBill(line, day),
  };
}
