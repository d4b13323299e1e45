import { mailAccountSettings, mailSenderSettings, mailServerSettings } from '#contract/notifications/mail-settings.ts';
import type { Mail, MailServer } from '#server/platform/mail-client/mail-client.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { secretOf, settingOf, settingsFor, settingsOf } from '#server/settings/index.ts';

interface MailAccount {
  server: MailServer;
  from: Mail['from'];
}

/** True where a server and a sender are set, without which no mail leaves. */
export async function isMailOpen(write: ReadContext): Promise<boolean> {
  const { mail_host } = await settingsFor(write, mailServerSettings);
  const { mail_from } = await settingsFor(write, mailSenderSettings);
  return mail_host !== '' && mail_from !== '';
}

/** Undefined while no mail leaves. */
export async function findAccount(services: Pick<Services, 'database' | 'secrets'>): Promise<MailAccount | undefined> {
  const { db } = services.database;
  const { mail_host: host, mail_port: port, mail_encryption: encryption } = await settingsOf(db, mailServerSettings);
  const { mail_from: address, mail_from_name: name } = await settingsOf(db, mailSenderSettings);
  if (host === '' || address === '') return undefined;
  const account = await settingOf(db, mailAccountSettings.mail_account);
  return {
    server: { host, port, encryption, account, password: await secretOf(services, mailAccountSettings.mail_password) },
    from: { address, name },
  };
}
