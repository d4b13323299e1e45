import type { Input } from '#contract/call.ts';
import { passAccountRefusals, type passAccountCalls } from '#contract/services/pass/account.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';

type SignInParts = Pick<Services, 'database' | 'providers'>;
type Registration = Input<typeof passAccountCalls.register>;

/** An application key stays until somebody signs out: it would go on counting before the account. */
async function checkNoKey({ database }: SignInParts): Promise<void> {
  if ((await settingOf(database.db, onePassSettings.one_pass_access_key)) !== '') throw passAccountRefusals.BY_KEY();
}

/** Proves an account at the platform, before it is kept. */
export const proveAccount = (parts: SignInParts) => async (input: Input<typeof passAccountCalls.login>) => {
  await checkNoKey(parts);
  await parts.providers.pass.proveAccount(input.account, input.password);
  return input;
};

/** Registers a phone at the platform; the account is kept once it is there. */
export const registerAccount = (parts: SignInParts) => async (input: Registration, asked: Pick<CallContext, 'say'>) => {
  await checkNoKey(parts);
  const said = await parts.providers.pass.register(input);
  if (said !== '') asked.say(said);
  return input;
};
