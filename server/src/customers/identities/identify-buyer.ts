import type { Answer, Input } from '#contract/call.ts';
import { type IdentityApp, identityApps, identityRefusals, type openIdentityCalls } from '#contract/customers/identities.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerOfIdentity } from './customer-of-identity.ts';
import { accountFor } from './queries.ts';

type IdentifyCall = typeof openIdentityCalls.identify;

interface Person {
  appId: string;
  openid: string;
  unionid?: string;
  userType: 'wechat' | 'routine';
  account?: string | undefined;
}

/** Person behind a code. The key of their session with the mini programme ends here: nothing of ours decrypts by it. */
async function personOf({ providers }: Pick<Services, 'providers'>, app: IdentityApp, code: string): Promise<Person> {
  if (app === identityApps.miniProgramme) {
    const { openid, unionid } = await providers.miniProgramme.identify(code);
    return { appId: await providers.miniProgramme.appId(), openid, ...(unionid && { unionid }), userType: 'routine' };
  }
  const { openid, unionid, isSnapshot } = await providers.publicAccount.identify(code);
  if (isSnapshot) throw identityRefusals.SNAPSHOT();
  return { appId: await providers.publicAccount.appId(), openid, ...(unionid && { unionid }), userType: 'wechat' };
}

/** Asks WeChat before the write, so that no transaction waits for it. */
export const findPerson =
  (services: Pick<Services, 'providers'>) =>
  async ({ app, code, account }: Input<IdentifyCall>): Promise<Person> => ({
    ...(await personOf(services, app, code)),
    account,
  });

/** Gives an identity to its customer, and tells by which account the storefront names them. */
export async function identifyBuyer(write: Write, person: Person): Promise<Answer<IdentifyCall>> {
  const uid = await customerOfIdentity(write, person);
  const account = await accountFor(write.tx, write.actor, uid);
  if (account === undefined) throw identityRefusals.OF_OTHER();
  const { appId, openid, unionid = null } = person;
  return { appId, openid, unionid, account };
}
