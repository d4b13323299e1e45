import { onePassSettings } from '#contract/services/settings.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveSettings } from '#server/settings/index.ts';

const { sms_account, sms_token, one_pass_access_key, one_pass_secret_key } = onePassSettings;

interface Credentials {
  account?: string;
  password?: string;
  accessKey?: string;
  secretKey?: string;
}

/** Keeps what the shop signs in with, in place of whatever was there. */
export const keepCredentials = (
  write: Write,
  { account = '', password = '', accessKey = '', secretKey = '' }: Credentials,
  secrets: Secrets,
): Promise<void> =>
  saveSettings(
    write,
    {
      formId: 0,
      fields: [
        { name: sms_account.key, title: sms_account.label, value: account },
        { name: sms_token.key, title: sms_token.label, value: password },
        { name: one_pass_access_key.key, title: one_pass_access_key.label, value: accessKey },
        { name: one_pass_secret_key.key, title: one_pass_secret_key.label, value: secretKey },
      ],
    },
    secrets,
  );
