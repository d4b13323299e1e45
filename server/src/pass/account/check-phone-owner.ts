import type { Input } from '#contract/call.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { passAccountRefusals, type passAccountCalls } from '#contract/services/pass/account.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';

/** Compares account and password with those that are kept, before the phone is changed. */
export async function checkPhoneOwner(
  parts: Pick<Services, 'database' | 'secrets'>,
  { account, password }: Input<typeof passAccountCalls.checkPhoneOwner>,
): Promise<null> {
  const kept = await settingOf(parts.database.db, onePassSettings.sms_account);
  if (kept === '') throw onePassRefusals.NO_ACCOUNT();
  const keptPassword = await secretOf(parts, onePassSettings.sms_token);
  if (keptPassword === '') throw onePassRefusals.NO_PASSWORD();
  if (kept !== account) throw passAccountRefusals.OTHER_ACCOUNT();
  if (!isSameSecret(password, keptPassword)) throw passAccountRefusals.OTHER_PASSWORD();
  return null;
}
