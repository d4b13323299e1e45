import type { Answer } from '#contract/call.ts';
import { identityRefusals, type openIdentityCalls } from '#contract/customers/identities.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type AppPerson, customerOfIdentity } from './customer-of-identity.ts';
import { accountFor } from './queries.ts';

/** Gives an identity to its customer, and tells by which account the storefront names them. */
export async function identifyBuyer(write: Write, person: AppPerson): Promise<Answer<typeof openIdentityCalls.identify>> {
  const uid = await customerOfIdentity(write, person);
  const account = await accountFor(write.tx, write.actor, uid);
  if (account === undefined) throw identityRefusals.OF_OTHER();
  const { appId, openid, unionid = null } = person;
  return { appId, openid, unionid, account };
}
