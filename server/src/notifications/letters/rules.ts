import { labelOf } from '#contract/choices.ts';
import { masked } from '#contract/masked.ts';
import { type TemplateChannel, templateChannels, wayNames } from '#contract/notifications/event-terms.ts';
import { findEvent } from '#contract/notifications/events.ts';
import { type LetterValues, isValueName, letterValues } from '#contract/notifications/letter-values.ts';
import { textsIn } from '#contract/notifications/sms-records.ts';
import type { Letter, TestOutcome } from '#contract/notifications/letters.ts';
import type { LetterOutcome } from '#contract/notifications/outbox.ts';
import type { LetterRow } from '../outbox/queries.ts';

/** Outcome of a letter by the word of WeChat, with what staff read. */
export function deliveredAs(status: string): { outcome: LetterOutcome; lastError: string } {
  if (/^success$/i.test(status)) return { outcome: 'delivered', lastError: '' };
  if (/block|reject|refuse/i.test(status)) return { outcome: 'blocked', lastError: '用户设置了拒收消息' };
  return { outcome: 'failed', lastError: `微信没有送达：${status || '未说明原因'}`.slice(0, 200) };
}

const numbers: Readonly<Record<TemplateChannel, string>> = {
  wechat: '微信消息编号',
  routine: '微信消息编号',
  sms: '短信平台编号',
};

interface Ended {
  outcome: LetterOutcome | null;
  lastError: string;
  providerNo: string;
}

/** Outcome of a test, as whoever sent it reads it. */
export function testSaid(channel: TemplateChannel, { outcome, lastError, providerNo }: Ended): TestOutcome {
  const known: Readonly<Partial<Record<LetterOutcome, string>>> = {
    sent: `已发出${providerNo && `，${numbers[channel]} ${providerNo}`}，请在手机上查看`,
    notAuthorised: '没有发出：对方没有授权这条订阅消息，请在小程序里点“允许”后再测试',
    notFollowing: '没有发出：对方没有关注公众号，请关注后再测试',
    unknown: '结果未知：没有收到答复，消息可能已经送达，请先在手机上确认，不要马上再发',
  };
  const ended = outcome ?? 'unsent';
  return { outcome: ended, says: known[ended] ?? `没有发出：${lastError}` };
}

/** Values of a letter in words, in the order in which they were written. */
const contentOf = (values: LetterValues): string =>
  Object.entries(values)
    .flatMap(([name, value]) => {
      if (!isValueName(name) || !value) return [];
      const { label, kind } = letterValues[name];
      return [`${label} ${kind === 'phone_number' ? masked(value) : value}`];
    })
    .join('，');

/** Reason of its outcome, after that for which it went this way. */
const reasonOf = (channel: TemplateChannel, cause: string, lastError: string): string =>
  [cause && `${cause}，改发${wayNames[channel]}`, lastError].filter(Boolean).join('；');

const isTemplateChannel = (channel: string): channel is TemplateChannel => labelOf(templateChannels, channel) !== undefined;

/** A letter as staff see it; none of a channel that writes to nobody by an address. */
export function presentLetter(
  { mark, channel, customerId, recipient, values, outcome, lastError, cause, ...row }: LetterRow,
  { nickname = '', texted = '' }: { nickname?: string | undefined; texted?: string | undefined },
): Letter[] {
  if (!isTemplateChannel(channel)) return [];
  const { id, subject, isTest, providerNo, createTime, updateTime, resultTime } = row;
  return [
    {
      id,
      type: findEvent(mark)?.name ?? mark,
      channel,
      isTest,
      uid: customerId ?? 0,
      nickname,
      recipient: channel === 'sms' ? masked(recipient) : recipient,
      subject,
      content: contentOf(values),
      outcome: outcome ?? 'sent',
      texts: textsIn(texted),
      reason: reasonOf(channel, cause, lastError),
      providerNo,
      createTime,
      updateTime,
      resultTime,
    },
  ];
}
