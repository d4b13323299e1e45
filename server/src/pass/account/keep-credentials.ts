import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { forgetSettings, saveSettings } from '#server/settings/index.ts';

const { sms_account, sms_token, one_pass_access_key, one_pass_secret_key } = onePassSettings;

interface Credentials {
  account?: string;
  password?: string;
  accessKey?: string;
  secretKey?: string;
}

/** Keeps what the shop signs in with, in place of whatever was there. */
export async function keepCredentials(
  write: Write,
  { account = '', password = '', accessKey = '', secretKey = '' }: Credentials,
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
): Promise<void> {
  const values = [
    [sms_account, account],
    [sms_token, password],
    [one_pass_access_key, accessKey],
    [one_pass_secret_key, secretKey],
  ] as const;
  const fields = values.map(([{ key, label }, value]) => ({ name: key, title: label, value }));
  await saveSettings(write, { formId: 0, fields }, secrets);
  forgetSettings(database.db);
}
