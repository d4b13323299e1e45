import { randomUUID } from 'node:crypto';
import { mailRefusals } from '#contract/notifications/mails.ts';
import { MailError } from '#server/platform/mail-client/mail-error.ts';
import type { Services } from '#server/platform/services.ts';
import { notSentBy } from '#server/services/index.ts';
import { htmlOf } from './rules.ts';

const LIMIT_MS = 15_000;
const SUBJECT = '测试邮件';
const TEXT = '这是一封测试邮件。收到它，说明邮件已经接通，用户会收到从这个地址发出的邮件。';

interface Trial {
  to: string;
  subject?: string;
  text?: string;
}

/** A mail by the saved settings, while whoever asked for it waits. */
export const tryMail =
  ({ providers }: Pick<Services, 'providers'>) =>
  async ({ to, subject = SUBJECT, text = TEXT }: Trial): Promise<void> => {
    const account = await providers.mail.account();
    if (!account) throw mailRefusals.OFF();
    const messageId = `<${randomUUID()}@${account.from.address.split('@')[1]}>`;
    const mail = { messageId, to, subject, text };
    try {
      await providers.mail.sendAnyway(account, { ...mail, html: htmlOf(text) }, AbortSignal.timeout(LIMIT_MS));
    } catch (error) {
      if (error instanceof MailError) throw mailRefusals.NOT_SENT({ why: notSentBy(error).says });
      throw error;
    }
  };
