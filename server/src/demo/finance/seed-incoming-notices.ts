import { randomUUID } from 'node:crypto';
import type { UnverifiedReason } from '#contract/services/callbacks.ts';
import type { incomingNoticeStates } from '#contract/services/incoming-notices.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { digestOf, incomingNotices, sealRequest } from '#server/services/index.ts';
import { DAY, ago } from '../past.ts';

interface DemoNotice {
  minutes: number;
  event: string;
  state: (typeof incomingNoticeStates.values)[number];
  says?: string;
  times?: number;
  why?: UnverifiedReason;
  about?: string;
}

const PAID = 'TRANSACTION.SUCCESS';
const REFUNDED = 'REFUND.SUCCESS';

/** The oldest first. */
const notices: readonly DemoNotice[] = [
  { minutes: 9 * DAY, event: PAID, state: 'refused', why: 'unknownKey', about: 'PUB_KEY_ID_0116000000012026' },
  { minutes: 6 * DAY, event: PAID, state: 'done', says: '已入账' },
  { minutes: 4 * DAY, event: REFUNDED, state: 'done', says: '退款已到账', times: 2 },
  { minutes: 3 * DAY, event: PAID, state: 'ignored', says: '本店没有这个单号' },
  { minutes: DAY, event: PAID, state: 'refused', why: 'wrongSignature' },
  { minutes: 300, event: PAID, state: 'done', says: '已入账' },
  { minutes: 45, event: PAID, state: 'waiting', says: '处理时系统异常，已请服务商重新发送；也可以点“重新处理”', times: 3 },
];

const bodyOf = (event: string, at: Date): Buffer =>
  Buffer.from(
    JSON.stringify({
      id: randomUUID(),
      create_time: at.toISOString(),
      event_type: event,
      resource_type: 'encrypt-resource',
      summary: event === PAID ? '支付成功' : '退款成功',
      resource: { algorithm: 'AEAD_AES_256_GCM', original_type: 'transaction', ciphertext: randomUUID(), nonce: 'demo' },
    }),
  );

/** Notices of a payment provider, in every state in which one can be. */
export async function seedIncomingNotices(now: Write, secrets: Secrets): Promise<void> {
  for (const { minutes, event, ...notice } of notices) {
    const then = ago(now, minutes);
    const body = bodyOf(event, then.now);
    await incomingNotices.insert(then, {
      ...notice,
      provider: 'wechatPay',
      route: event === PAID ? 'wechatPay.paid' : 'wechatPay.refunded',
      key: notice.state === 'refused' ? null : digestOf(body.toString()),
      sealed: sealRequest(secrets, { headers: {}, query: '', body }),
      bytes: body.length,
    });
  }
}
