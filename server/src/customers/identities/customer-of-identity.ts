import { identityRefusals } from '#contract/customers/identities.ts';
import { keyWithOwnCustomers } from '#server/platform/actor.ts';
import { ownAccount } from '#server/platform/own-account.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkStatus } from '../customers/check-status.ts';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.ts';
import { customers } from '../customers/queries.ts';
import { type CustomerIdentity, lockIdentity, lockUnion, setIdentity, uidOfUnion } from './queries.ts';

/** Person of an app. */
export interface AppPerson {
  appId: string;
  openid: string;
  unionid?: string | undefined;
  userType: 'wechat' | 'routine';
  /** Account of the storefront that the person has signed in with. */
  account?: string | undefined;
}

const NICKNAME = '微信用户';

/** Account of somebody whom no storefront has named, in the key's own customers where it has those. */
function newAccount({ actor }: Write, { appId, openid }: AppPerson, unionid: string | null): string {
  const keyId = keyWithOwnCustomers(actor);
  const account = (unionid === null ? `wechat:${appId}:${openid}` : `wechat:${unionid}`).slice(0, 96);
  return keyId === undefined ? account : ownAccount(account, keyId);
}

/** Customer whom the storefront has named, or to whom the identity or its union belongs, or a new one. */
async function ownerOf(write: Write, person: AppPerson, identity: CustomerIdentity, named: number | undefined): Promise<number> {
  const { tx } = write;
  const unionid = person.unionid ?? identity.unionid;
  if (unionid !== null) await lockUnion(tx, unionid);
  const known = identity.uid ?? (unionid === null ? undefined : await uidOfUnion(tx, unionid));
  if (named !== undefined && known !== undefined && known !== named) throw identityRefusals.OF_OTHER();
  const uid = named ?? known;
  if (uid !== undefined) return uid;
  const { userType } = person;
  return findOrCreateCustomer(write, { account: newAccount(write, person, unionid), nickname: NICKNAME, userType });
}

/**
 * Customer whom an identity belongs to, made where there is none; identities of one union are one customer, whichever signs up first.
 * One that belongs to somebody stays theirs: another account is refused. The account is held first, as a merge does.
 */
export async function customerOfIdentity(write: Write, person: AppPerson): Promise<number> {
  const { tx, now } = write;
  const { account, userType, unionid } = person;
  const named = account === undefined ? undefined : await findOrCreateCustomer(write, { account, nickname: NICKNAME, userType });
  const identity = await lockIdentity(write, person);
  const uid = await ownerOf(write, person, identity, named);
  checkStatus(write, await customers.get(tx, uid));
  await setIdentity(tx, identity.id, { uid, unionid: unionid ?? identity.unionid, lastSeenTime: now }, now);
  if (identity.uid === null && identity.subscribed) await customers.set(write, uid, { subscribe: true });
  return uid;
}
