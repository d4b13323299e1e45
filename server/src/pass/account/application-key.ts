import type { Answer, Input } from '#contract/call.ts';
import type { passKeyCalls } from '#contract/services/pass/account.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';

type KeyParts = Pick<Services, 'database' | 'providers' | 'secrets'>;

/** The application key; its secret half never leaves. */
export async function readKey(parts: KeyParts): Promise<Answer<typeof passKeyCalls.appGet>> {
  const { one_pass_access_key, one_pass_secret_key } = onePassSettings;
  const accessKey = await settingOf(parts.database.db, one_pass_access_key);
  return { accessKey, secretKey: (await secretOf(parts, one_pass_secret_key)) === '' ? '' : SECRET_SET };
}

/** Proves a key at the platform, before it is kept. */
export const proveKey =
  (parts: KeyParts) =>
  async ({ accessKey, secretKey: sent }: Input<typeof passKeyCalls.appSave>) => {
    const secretKey = sent === SECRET_SET ? await secretOf(parts, onePassSettings.one_pass_secret_key) : sent;
    if (secretKey === '') throw onePassRefusals.NO_SECRET_KEY();
    await parts.providers.pass.proveKey(accessKey, secretKey);
    return { accessKey, secretKey };
  };
