import { MINUTE } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { aliyunSmsRefusals } from '#contract/services/texting.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { cutText } from '#server/platform/text/cut-text.ts';
import { TextError, type TextMessage, type TextSender } from '#server/platform/texting.ts';
import { rawOf } from '../health/raw-answer.ts';
import type { Pauses } from '../pauses/pauses.ts';
import { type AliyunSms, OK } from './aliyun-sms.ts';
import { meaningOf } from './error-table.ts';
import { outcomeOf } from './outcome-of.ts';

const SERVICE = 'aliyunSms';
/** An account that takes no message is tried again after this long, in case somebody has mended it. */
const PAUSE_MS = 30 * MINUTE;

const LONGEST_VALUE = 35;

/** Values as templates take them: none blank, and none longer than its variable. */
const fitted = (values: TextMessage['values']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cutText(value, LONGEST_VALUE) || '-']));

/** A request without an answer; only one that never left may be repeated. */
const unanswered = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  const hasLeft = !(error.cause instanceof OutgoingError) || error.cause.isSent;
  throw new TextError(hasLeft ? 'unknown' : 'failed', error.message, rawOf(error), { cause: error });
};

/** Text messages by 阿里云短信. */
export function aliyunTexting({ clock, pauses }: Pick<Services, 'clock'> & { pauses: Pauses }, aliyun: AliyunSms): TextSender {
  async function requireSetUp(): Promise<void> {
    if (!(await aliyun.isSetUp())) throw aliyunSmsRefusals.NOT_SET_UP();
  }

  async function send({ phone, template, values }: TextMessage): Promise<string> {
    await requireSetUp().catch((error: Error) => {
      throw new TextError('held', error.message, '', { cause: error });
    });
    const pause = await pauses.find(SERVICE, '');
    if (pause) throw new TextError('held', aliyunSmsRefusals.REFUSED({ message: pause.says }).message);
    const query = {
      PhoneNumbers: phone,
      SignName: await aliyun.sign(),
      TemplateCode: template,
      TemplateParam: JSON.stringify(fitted(values)),
    };
    const { answer, raw } = await aliyun.ask('SendSms', query).catch(unanswered);
    if (answer.Code === OK) return String(answer['BizId'] ?? '').slice(0, 64);
    const { says, remedy, why } = meaningOf(answer.Code, answer.Message);
    const until = new Date(clock.now().getTime() + PAUSE_MS);
    if (remedy !== undefined) await pauses.set({ provider: SERVICE, path: '', says, remedy, untilTime: until });
    throw new TextError(why, aliyunSmsRefusals.REFUSED({ message: says }).message, raw.slice(0, 500));
  }

  return { isSetUp: aliyun.isSetUp, check: requireSetUp, send, findOutcome: (message) => outcomeOf(aliyun, message) };
}
