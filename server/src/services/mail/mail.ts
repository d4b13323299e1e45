import { mailAccountSettings, mailSenderSettings, mailServerSettings } from '#contract/services/mail-settings.ts';
import type { MailClient } from '#server/platform/mail-client/mail-client.ts';
import type { MailAccount, Mailing } from '#server/platform/mailing.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf, settingsOf } from '#server/settings/index.ts';

type MailParts = Pick<Services, 'database' | 'secrets'>;

async function findAccount(parts: MailParts): Promise<MailAccount | undefined> {
  const { db } = parts.database;
  const { mail_host: host, mail_port: port, mail_encryption: encryption } = await settingsOf(db, mailServerSettings);
  const { mail_from: address, mail_from_name: name } = await settingsOf(db, mailSenderSettings);
  if (host === '' || address === '') return undefined;
  const account = await settingOf(db, mailAccountSettings.mail_account);
  return {
    server: { host, port, encryption, account, password: await secretOf(parts, mailAccountSettings.mail_password) },
    from: { address, name },
  };
}

export interface MailService extends Omit<Mailing, 'sendAnyway'> {
  /** Signs in at the server and sends nothing; throws `MailError`. */
  signIn(account: MailAccount, signal: AbortSignal): Promise<void>;
}

/** Mail by the account of the settings. */
export const openMail = (parts: MailParts, client: MailClient): MailService => ({
  account: () => findAccount(parts),
  send: ({ server, from }, mail, signal) => client.send(server, { ...mail, from }, signal),
  signIn: ({ server }, signal) => client.signIn(server, signal),
});
