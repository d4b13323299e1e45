import { escapeMarkup } from '#server/platform/text/escape-markup.ts';
import type { MailError, MailFailure } from '#server/platform/mail-client/mail-error.ts';

const LONGEST_REPLY = 120;

const sentences: Readonly<Record<MailFailure, string>> = {
  forbidden: '发信服务器须是公网地址，请检查邮件设置里的地址',
  unreachable: '连不上发信服务器，请检查邮件设置里的地址和端口',
  insecure: '不能和发信服务器建立加密连接，请检查邮件设置里的端口和加密方式',
  unauthorized: '发信服务器不认账号或密码，请检查邮件设置',
  loginBusy: '发信服务器暂时不能验证账号，请稍后再试；一直这样时，请在邮件服务商处检查账号',
  refused: '发信服务器拒收',
  busy: '发信服务器暂时不收',
  late: '发信服务器没有及时回应',
  unknown: '发信服务器收下内容后没有答复，可能已经送达。请先确认对方没有收到，再重新发送',
};

/** Failures that another attempt does not help; of an unknown outcome it could send the mail twice. */
const isLasting: ReadonlySet<MailFailure> = new Set(['forbidden', 'insecure', 'unauthorized', 'refused', 'unknown']);

/** Failures whose reply may repeat what was sent of an account. */
const isOfAccount: ReadonlySet<MailFailure> = new Set(['unauthorized', 'loginBusy']);

export const UNKNOWN = sentences.unknown;

export interface Failure {
  says: string;
  isFinal: boolean;
}

/** Failure in words for staff. What the server said of an account is left out. */
export function failureOf({ why, reply }: MailError): Failure {
  const said = reply
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REPLY);
  return {
    says: said === '' || isOfAccount.has(why) ? sentences[why] : `${sentences[why]}：${said}`,
    isFinal: isLasting.has(why),
  };
}

/** A line that is an address is a link. */
const htmlOfLine = (line: string): string =>
  /^https?:\/\/\S+$/i.test(line) ? `<a href="${escapeMarkup(line)}">${escapeMarkup(line)}</a>` : escapeMarkup(line);

/** Paragraphs of a text as HTML; nothing in it is taken for markup. */
export const htmlOf = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.split('\n').map(htmlOfLine).join('<br>')}</p>`)
    .join('\n');
