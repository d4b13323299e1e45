import { Refusal } from '#contract/refusal.ts';
import type { LetterOutcome } from '#contract/notifications/outbox.ts';
import { wechatRefusals } from '#contract/services/wechat.ts';
import type { MessageOutcome } from '#server/platform/public-account.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { markAsked } from '../outbox/queries.ts';
import { Declined, type Letter, MaybeSent, Postponed, type Receipt, Unanswered, Undeliverable } from '../sender.ts';
import { findTemplate } from '../notifications/find-template.ts';
import { filledFields } from './filled-fields.ts';

/** Codes by which WeChat says that this person takes no such message. */
const declined: Readonly<Record<number, LetterOutcome>> = {
  40003: 'refused',
  43004: 'notFollowing',
  43101: 'notAuthorised',
};

const isOneOf = (error: unknown, ...kinds: readonly { id: string }[]): boolean =>
  error instanceof Refusal && kinds.some(({ id }) => error.id === id);

const act = { name: 'outbox.send', actor: systemActor('outbox.send') };

const MAYBE_SENT = '没有收到微信的答复，消息可能已经送达；确认没有收到再重新发送';

/** Sends by WeChat. What speaks of the whole account holds the letter back until the account works again. */
async function taken(send: () => Promise<MessageOutcome>): Promise<Receipt> {
  const outcome = await send().catch((error: unknown) => {
    const says = error instanceof Error ? error.message : '';
    if (isOneOf(error, wechatRefusals.ACCOUNT, wechatRefusals.PAUSED)) throw new Postponed(says, { cause: error });
    throw isOneOf(error, wechatRefusals.SILENT, wechatRefusals.BROKEN) ? new Unanswered(says, { cause: error }) : error;
  });
  if (outcome.isSent) return { providerNo: outcome.messageNo };
  const { code, says } = outcome;
  const known = declined[code];
  throw known ? new Declined(known, says) : new Undeliverable(says);
}

interface FilledLetter {
  openid: string;
  templateId: string;
  fields: Readonly<Record<string, string>>;
}

interface Way {
  channel: 'wechat' | 'routine';
  appId: string;
  /** Time for which WeChat knows a message again that is sent twice. */
  knownMs: number;
  send: (filled: FilledLetter) => Promise<MessageOutcome>;
}

/**
 * Sends a letter by the template of its event to an openid of the app that is connected now. What may have left is repeated while WeChat
 * knows it again, also where the process died before it heard the answer.
 */
export async function sendByWechat(
  { clock, database, write }: Services,
  letter: Letter,
  { channel, appId, knownMs, send }: Way,
): Promise<Receipt> {
  const { askedTime } = letter;
  if (askedTime && clock.now().getTime() - askedTime.getTime() >= knownMs) throw new MaybeSent(MAYBE_SENT);
  if (letter.appId !== appId) throw new Declined('refused', '收件人属于更换前的账号');
  const template = await findTemplate(database.db, { mark: letter.mark, channel });
  if (!template?.tempId) throw new Undeliverable('还没有模板 ID，请先同步模板或填写');
  const fields = filledFields(template, letter.values);
  const { value: isOurs } = await write(act, (context) => markAsked(context, letter));
  if (!isOurs) throw new Undeliverable('这条消息已经由别的进程处理');
  return taken(() => send({ openid: letter.recipient, templateId: template.tempId ?? '', fields }));
}
