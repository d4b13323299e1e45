import { createHash } from 'node:crypto';
import { type PassGeneration, onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingsOf } from '#server/settings/index.ts';

/** Credentials of the shop: an application key, or the account of a person. */
export interface PassCredentials {
  generation: PassGeneration;
  /** Account, or the access key. */
  name: string;
  form: Readonly<Record<string, string>>;
}

type SettingParts = Pick<Services, 'database' | 'secrets'>;

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export const accountCredentials = (account: string, password: string): PassCredentials => ({
  generation: 1,
  name: account,
  form: { account, secret: md5(account + md5(password)) },
});

export const keyCredentials = (accessKey: string, secretKey: string): PassCredentials => ({
  generation: 2,
  name: accessKey,
  form: { access_key: accessKey, secret_key: secretKey },
});

/** Credentials that are filled in: an application key counts before an account. Throws what is missing. */
export async function findCredentials(parts: SettingParts): Promise<PassCredentials> {
  const { sms_account: account, one_pass_access_key: accessKey } = await settingsOf(parts.database.db, {
    sms_account: onePassSettings.sms_account,
    one_pass_access_key: onePassSettings.one_pass_access_key,
  });
  if (accessKey !== '') {
    const secretKey = await secretOf(parts, onePassSettings.one_pass_secret_key);
    if (secretKey === '') throw onePassRefusals.NO_SECRET_KEY();
    return keyCredentials(accessKey, secretKey);
  }
  if (account === '') throw onePassRefusals.NO_ACCOUNT();
  const password = await secretOf(parts, onePassSettings.sms_token);
  if (password === '') throw onePassRefusals.NO_PASSWORD();
  return accountCredentials(account, password);
}
