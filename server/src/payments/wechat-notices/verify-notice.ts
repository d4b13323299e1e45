import { createHash } from 'node:crypto';
import type { UnverifiedReason } from '#contract/services/callbacks.ts';
import type { CallbackRequest, Verification } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { NoticeRefusal, WechatNotice } from '#server/services/index.ts';

const reasons: Readonly<Record<NoticeRefusal, UnverifiedReason>> = {
  unsigned: 'unsigned',
  early: 'wrongTime',
  late: 'wrongTime',
  unknownKey: 'unknownKey',
  forged: 'wrongSignature',
  notSetUp: 'noKey',
  broken: 'unreadable',
  sealed: 'sealed',
  merchant: 'notOurs',
  app: 'notOurs',
  currency: 'notOurs',
};

export type VerifiedNotice = Exclude<WechatNotice, { state: 'refused' }>;

/** Key by which a repeat is known. The second version numbers no notices: several of one refund may say different things of it. */
const keyOf = (notice: VerifiedNotice, body: Buffer): string =>
  notice.version === '3' || notice.state === 'payment' ? notice.id : createHash('sha256').update(body).digest('hex');

/** Verdict on a notice in the words that every callback has. */
export function verificationOf(
  notice: WechatNotice,
  { headers, body }: CallbackRequest,
  version: WechatNotice['version'],
): Verification<VerifiedNotice> {
  const about = headers['wechatpay-serial'] ?? '';
  if (notice.state === 'refused') return { verified: false, why: reasons[notice.why], about };
  // Each version reads an acknowledgement of its own, which its address gives.
  if (notice.version !== version) return { verified: false, why: 'unreadable', about };
  return { verified: true, key: keyOf(notice, body), subject: notice };
}
