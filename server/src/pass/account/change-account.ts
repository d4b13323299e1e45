import type { Input } from '#contract/call.ts';
import type { passAccountCalls } from '#contract/services/pass/account.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';

type AccountParts = Pick<Services, 'database' | 'providers'>;

/** Account whose password or phone the platform has changed, and whether it is the shop's own. */
export interface ChangedAccount {
  isOwn: boolean;
}

/** Asks the platform first; what the shop knows of its own account is out of date then. */
async function changed(
  { database, providers }: AccountParts,
  account: string,
  change: () => Promise<void>,
): Promise<ChangedAccount> {
  const isOwn = (await settingOf(database.db, onePassSettings.sms_account)) === account;
  await change();
  if (isOwn) await providers.pass.signOut();
  return { isOwn };
}

export const changePassword = (parts: AccountParts) => (input: Input<typeof passAccountCalls.updatePassword>) =>
  changed(parts, input.account, () => parts.providers.pass.changePassword(input));

export const changePhone = (parts: AccountParts) => (input: Input<typeof passAccountCalls.updatePhone>) =>
  changed(parts, input.account, () => parts.providers.pass.changePhone(input));
