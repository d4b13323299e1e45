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

/** Verdict on a notice in the words that every callback has. */
export function verificationOf(
  notice: WechatNotice,
  { headers }: Pick<CallbackRequest, 'headers'>,
): Verification<VerifiedNotice> {
  const about = headers['wechatpay-serial'] ?? '';
  if (notice.state === 'refused') return { verified: false, why: reasons[notice.why], about };
  return { verified: true, key: notice.id, subject: notice };
}
