import type { MailError, MailFailure } from '#server/platform/mail-client/mail-error.ts';
import type { ServiceFailure } from '../health/health.ts';

const LONGEST_REPLY = 120;

type Words = readonly [what: string, remedy?: string];

const words: Readonly<Record<MailFailure, Words>> = {
  forbidden: ['发信服务器须是公网地址', '请检查邮件设置里的地址'],
  unreachable: ['连不上发信服务器', '请检查邮件设置里的地址和端口'],
  insecure: ['不能和发信服务器建立加密连接', '请检查邮件设置里的端口和加密方式'],
  unauthorized: ['发信服务器不认账号或密码', '请检查邮件设置'],
  loginBusy: ['发信服务器暂时不能验证账号', '请稍后再试；一直这样时，请在邮件服务商处检查账号'],
  refused: ['发信服务器拒收'],
  busy: ['发信服务器暂时不收'],
  late: ['发信服务器没有及时回应'],
  unknown: ['发信服务器收下内容后没有答复，可能已经送达。请先确认对方没有收到，再重新发送'],
};

const sentenceOf = (why: MailFailure): string => words[why].join('，');

/** Failures whose reply may repeat what was sent of an account. */
const isOfAccount: ReadonlySet<MailFailure> = new Set(['unauthorized', 'loginBusy']);

/** Failures that every mail would meet until the settings or the account are mended. */
const isOfSettings: ReadonlySet<MailFailure> = new Set(['forbidden', 'insecure', 'unauthorized']);

/**
 * Failures of one mail, which say nothing against the server. Another attempt helps none of them, and could send one of an unknown
 * outcome twice.
 */
const isOfMail: ReadonlySet<MailFailure> = new Set(['refused', 'unknown']);

export const UNKNOWN_OUTCOME = sentenceOf('unknown');

export interface NotSent {
  says: string;
  isFinal: boolean;
  /** Other mails fare no better, and this one can wait for better settings. */
  waits: boolean;
}

/** Failure in words for staff. What the server said of an account is left out. */
export function notSentBy({ why, reply }: MailError): NotSent {
  const said = reply
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REPLY);
  return {
    says: said === '' || isOfAccount.has(why) ? sentenceOf(why) : `${sentenceOf(why)}：${said}`,
    isFinal: isOfMail.has(why),
    waits: isOfSettings.has(why),
  };
}

/** Failure as something that is wrong with the server or the account, and what to do about it; undefined for one of a single mail. */
export function faultOf({ why }: MailError): ServiceFailure | undefined {
  const [says, remedy = '请稍后再试，一直这样请检查邮件设置'] = words[why];
  return isOfMail.has(why) ? undefined : { says, remedy, stops: isOfSettings.has(why) ? 'account' : undefined };
}
