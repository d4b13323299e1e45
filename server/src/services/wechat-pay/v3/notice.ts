import { z } from 'zod';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { isOurMerchant, strangerIn } from '../common/payment-checks.ts';
import { type WechatNotice, refused } from '../common/notices.ts';
import type { V3Account } from './account.ts';
import { Resource, openResource } from './open-resource.ts';
import { Transaction, paymentAnswerOf } from './payments.ts';
import { NotifiedRefund, notifiedRefund } from './refunds.ts';
import { type KeyLookup, type MessageHeaders, signedMessage, verifyMessage } from './verify-message.ts';

const Notice = z.object({ id: z.string(), event_type: z.string(), resource: Resource });

function paymentNotice(id: string, account: V3Account, value: unknown): WechatNotice {
  const transaction = Transaction.safeParse(value).data;
  if (!transaction) return refused('3', 'broken');
  const stranger = strangerIn({ merchantNo: transaction.mchid, appId: transaction.appid }, account.merchant);
  if (stranger) return refused('3', stranger);
  const answer = paymentAnswerOf(transaction);
  if (answer.state === 'paid') return { version: '3', state: 'payment', id, payment: answer.payment };
  if ('code' in answer) return refused('3', answer.code === 'MISMATCH' ? 'currency' : 'broken');
  return { version: '3', state: 'other', id };
}

function refundNotice(id: string, account: V3Account, value: unknown): WechatNotice {
  const said = NotifiedRefund.safeParse(value).data;
  const known = said && notifiedRefund(said);
  if (!said || !known) return refused('3', 'broken');
  if (!isOurMerchant(said.mchid, account.merchant)) return refused('3', 'merchant');
  return { version: '3', state: 'refund', id, refundState: known.state, refund: known.refund };
}

/** Verifies a notice over its bytes before anything in it is read. */
export async function openNotice(
  account: V3Account,
  keyOf: KeyLookup,
  { headers, body, now }: { headers: MessageHeaders; body: Buffer; now: Date },
): Promise<WechatNotice> {
  const verdict = await verifyMessage(signedMessage(headers, body), keyOf, now);
  if (verdict !== 'valid') return refused('3', verdict);
  const notice = Notice.safeParse(jsonIn(body.toString('utf8'))).data;
  if (!notice) return refused('3', 'broken');
  const text = openResource(account.merchant.apiV3Key, notice.resource);
  if (text === undefined) return refused('3', 'sealed');
  const { id, event_type: type } = notice;
  if (type === 'TRANSACTION.SUCCESS') return paymentNotice(id, account, jsonIn(text));
  return type.startsWith('REFUND.') ? refundNotice(id, account, jsonIn(text)) : { version: '3', state: 'other', id };
}
