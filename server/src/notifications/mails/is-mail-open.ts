import { mailSenderSettings, mailServerSettings } from '#contract/services/mail-settings.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';

/** True where a server and a sender are set, without which no mail leaves. */
export async function isMailOpen(write: ReadContext): Promise<boolean> {
  const { mail_host } = await settingsFor(write, mailServerSettings);
  const { mail_from } = await settingsFor(write, mailSenderSettings);
  return mail_host !== '' && mail_from !== '';
}
