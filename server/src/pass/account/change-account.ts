import type { Input } from '#contract/call.ts';
import { passAccountRefusals, type passAccountCalls } from '#contract/pass/account.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';
import type { Write } from '#server/platform/write/write.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { keepCredentials } from './keep-credentials.ts';

type Parts = Pick<Services, 'database' | 'providers' | 'secrets'>;

/** Account whose password or phone the platform has changed, and whether it is the shop's own. */
interface ChangedAccount {
  account: string;
  isOwn: boolean;
}

const isOwn = async ({ database }: Parts, account: string): Promise<boolean> =>
  (await settingOf(database.db, onePassSettings.sms_account)) === account;

/** Asks the platform first; what the shop knows of its own account is out of date then. */
async function changed(parts: Parts, account: string, change: () => Promise<void>): Promise<ChangedAccount> {
  const own = await isOwn(parts, account);
  await change();
  if (own) await parts.providers.pass.signOut();
  return { account, isOwn: own };
}

export const changePassword = (parts: Parts) => (input: Input<typeof passAccountCalls.updatePassword>) =>
  changed(parts, input.account, () => parts.providers.pass.changePassword(input));

export const changePhone = (parts: Parts) => (input: Input<typeof passAccountCalls.updatePhone>) =>
  changed(parts, input.account, () => parts.providers.pass.changePhone(input));

/** Has the shop sign in anew where the account was its own; that of somebody else leaves it as it is. */
export const forgetChanged =
  ({ secrets }: Parts) =>
  async (write: Write, { isOwn: own }: ChangedAccount): Promise<null> => {
    if (own) await keepCredentials(write, {}, secrets);
    return null;
  };

/** Compares account and password with those that are kept, before the phone is changed. */
export const checkPhoneOwner =
  (parts: Parts) =>
  async ({ account, password }: Input<typeof passAccountCalls.checkPhoneOwner>): Promise<null> => {
    if ((await settingOf(parts.database.db, onePassSettings.sms_account)) === '') throw onePassRefusals.NO_ACCOUNT();
    const kept = await secretOf(parts, onePassSettings.sms_token);
    if (kept === '') throw onePassRefusals.NO_PASSWORD();
    if (!(await isOwn(parts, account))) throw passAccountRefusals.OTHER_ACCOUNT();
    if (!isSameSecret(password, kept)) throw passAccountRefusals.OTHER_PASSWORD();
    return null;
  };
