import { onePassSettings } from '#contract/services/settings.ts';
import { areFilledFor } from '#server/settings/index.ts';
import type { ReadContext } from '#server/platform/write/write.ts';

const { one_pass_url, sms_account, sms_token, one_pass_access_key, one_pass_secret_key } = onePassSettings;

/** True where text messages can leave: the address is there, and an account or an application key. */
export const isTextingOpen = async (write: ReadContext): Promise<boolean> =>
  (await areFilledFor(write, [one_pass_url, sms_account, sms_token])) ||
  areFilledFor(write, [one_pass_url, one_pass_access_key, one_pass_secret_key]);
