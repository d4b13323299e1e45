import type { Setting } from '#contract/settings/setting.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import { aliyunSmsSettings, textingSettings } from '#contract/services/texting.ts';
import { type TextingProvider, textingProviders } from '#contract/settings/texting-providers.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { areFilledFor, settingsFor } from '#server/settings/index.ts';

const { one_pass_url, sms_account, sms_token, one_pass_access_key, one_pass_secret_key } = onePassSettings;
const { aliyun_access_key_id, aliyun_access_key_secret, aliyun_sms_sign } = aliyunSmsSettings;

/** Ways to fill in an account of each provider, any one of which is enough. */
const accounts: Readonly<Record<TextingProvider, readonly (readonly Setting[])[]>> = {
  [textingProviders.onePass]: [
    [one_pass_url, sms_account, sms_token],
    [one_pass_url, one_pass_access_key, one_pass_secret_key],
  ],
  [textingProviders.aliyun]: [[aliyun_access_key_id, aliyun_access_key_secret, aliyun_sms_sign]],
};

/** True where text messages can leave by the provider that the shop has chosen. */
export async function isTextingOpen(write: ReadContext): Promise<boolean> {
  const { sms_provider } = await settingsFor(write, { sms_provider: textingSettings.sms_provider });
  const filled = await Promise.all(accounts[sms_provider].map((account) => areFilledFor(write, account)));
  return filled.includes(true);
}
