import type { Input } from '#contract/call.ts';
import { type IdentityApp, identityApps, identityRefusals, type openIdentityCalls } from '#contract/customers/identities.ts';
import type { Services } from '#server/platform/services.ts';
import type { AppPerson } from './customer-of-identity.ts';

/** Person behind a code. The key of their session with the mini programme ends here: nothing of ours decrypts by it. */
async function personOf({ providers }: Pick<Services, 'providers'>, app: IdentityApp, code: string): Promise<AppPerson> {
  if (app === identityApps.miniProgramme) {
    const { openid, unionid } = await providers.miniProgramme.identify(code);
    return { appId: await providers.miniProgramme.appId(), openid, unionid, userType: 'routine' };
  }
  const { openid, unionid, isSnapshot } = await providers.publicAccount.identify(code);
  if (isSnapshot) throw identityRefusals.SNAPSHOT();
  return { appId: await providers.publicAccount.appId(), openid, unionid, userType: 'wechat' };
}

/** Asks WeChat before the write, so that no transaction waits for it. */
export const findPerson =
  (services: Pick<Services, 'providers'>) =>
  async ({ app, code, account }: Input<typeof openIdentityCalls.identify>): Promise<AppPerson> => ({
    ...(await personOf(services, app, code)),
    account,
  });
