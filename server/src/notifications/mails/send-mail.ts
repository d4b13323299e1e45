import { Refusal } from '#contract/refusal.ts';
import { outsideServiceRefusals } from '#contract/services/outside-services.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Mail } from '#server/platform/mail-client/mail-client.ts';
import { MailError } from '#server/platform/mail-client/mail-error.ts';
import type { Services } from '#server/platform/services.ts';
import { UNKNOWN_OUTCOME, notSentBy } from '#server/services/index.ts';
import { keyIn } from '#server/platform/storage/storage.ts';
import { MAIL_ATTEMPT_MS } from '../outbox/rules.ts';
import { type Letter, Postponed, Undeliverable } from '../sender.ts';
import { findMailOf, setMail } from './queries.ts';
import { htmlOf } from './rules.ts';
import { announceMail } from './announce-mail.ts';

const ACT = { name: 'mail.send', actor: systemActor('mail.send') };
/** Enough for the largest file on a line of 2 Mbit/s; ends before the outbox stops waiting, so that the reason is kept. */
const LIMIT_MS = MAIL_ATTEMPT_MS - 5000;
/** Larger ones many servers refuse. */
const LARGEST_FILE = 10 * 1024 * 1024;

async function attachmentOf({ storage }: Services, fileUrl: string, name: string): Promise<Mail['attachment']> {
  const key = keyIn(fileUrl);
  if (key === undefined) return undefined;
  const found = await storage.head(key);
  if (!found) throw new Undeliverable('附件已不存在，请重新上传后再发送');
  if (found.size > LARGEST_FILE) throw new Undeliverable('附件超过 10 MB，请下载后转给用户');
  return { name, bytes: await storage.get(key) };
}

/** The whole text, with the line that is a secret. */
function textOf({ secrets }: Pick<Services, 'secrets'>, { text, sealed }: { text: string; sealed: string }): string {
  if (sealed === '') return text;
  const line = secrets.decrypt(sealed);
  if (line === undefined) throw new Undeliverable('邮件里的链接已无法解密，请重新发送');
  return `${text}\n\n${line}`;
}

/**
 * Sends a mail once. An attempt that nobody heard the end of is not repeated by itself: staff, who send it again, have asked
 * whether it came.
 */
export async function sendMail(services: Services, letter: Letter, signal: AbortSignal): Promise<void> {
  const { database, providers, clock, write } = services;
  const found = await findMailOf(database.db, letter.id);
  if (!found || found.sentTime) return;
  if (found.tryTime && letter.attempts > 1) throw new Undeliverable(UNKNOWN_OUTCOME);
  const account = await providers.mail.account();
  if (!account) throw new Undeliverable('还没有设置发信服务器，请在经营设置的“邮件”里填写');
  const { to, subject, messageId } = found;
  const text = textOf(services, found);
  const attachment = await attachmentOf(services, found.fileUrl, found.fileName);
  const [, domain] = account.from.address.split('@');
  const content = { to, subject, text, html: htmlOf(text), attachment };
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  await write(ACT, async (context) => {
    await setMail(context.tx, found.id, { tryTime: clock.now() });
    await announceMail(context, letter);
  });
  const untried = () => write(ACT, ({ tx }) => setMail(tx, found.id, { tryTime: null }));
  try {
    await providers.mail.send(account, { ...content, messageId: `<${messageId}@${domain}>` }, within);
  } catch (error) {
    if (error instanceof Refusal && error.id === outsideServiceRefusals.PAUSED.id) {
      await untried();
      throw new Postponed(error.message, { cause: error });
    }
    if (!(error instanceof MailError)) throw error;
    await untried();
    const { says, isFinal, waits } = notSentBy(error);
    if (waits) throw new Postponed(says, { cause: error });
    throw isFinal ? new Undeliverable(says) : new Error(says, { cause: error });
  }
  await write(ACT, ({ tx }) => setMail(tx, found.id, { tryTime: null, sentTime: clock.now(), sealed: '' }));
}
