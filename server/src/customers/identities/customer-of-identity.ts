import { identityRefusals } from '#contract/customers/identities.ts';
import { ownAccount } from '#server/platform/own-account.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkStatus } from '../customers/check-status.ts';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.ts';
import { customers } from '../customers/queries.ts';
import { type CustomerIdentity, lockIdentity, lockUnion, setIdentity, uidOfUnion } from './queries.ts';

interface SignUp {
  appId: string;
  openid: string;
  unionid?: string | undefined;
  userType: 'wechat' | 'routine';
  /** Account of the storefront that the person has signed in with. */
  account?: string | undefined;
}

const NICKNAME = '微信用户';

/** Account of somebody whom no storefront has named, in the key's own customers where it has those. */
function newAccount({ actor }: Write, { appId, openid }: SignUp, unionid: string | null): string {
  const keyId = actor.kind === 'storefront' ? actor.accountsOf : undefined;
  const account = (unionid === null ? `wechat:${appId}:${openid}` : `wechat:${unionid}`).slice(0, 96);
  return keyId === undefined ? account : ownAccount(account, keyId);
}

/** Customer of an identity that belongs to nobody yet: that of its union, or a new one. */
async function foundOrMade(write: Write, signUp: SignUp, unionid: string | null): Promise<number> {
  const known = unionid === null ? undefined : await uidOfUnion(write.tx, unionid);
  if (known !== undefined) return known;
  return findOrCreateCustomer(write, {
    account: newAccount(write, signUp, unionid),
    nickname: NICKNAME,
    userType: signUp.userType,
  });
}

async function ownerOf(write: Write, signUp: SignUp, identity: CustomerIdentity, named: number | undefined): Promise<number> {
  const unionid = signUp.unionid ?? identity.unionid;
  if (unionid !== null) await lockUnion(write.tx, unionid);
  const known = identity.uid ?? (unionid === null ? undefined : await uidOfUnion(write.tx, unionid));
  if (named !== undefined && known !== undefined && known !== named) throw identityRefusals.OF_OTHER();
  return named ?? known ?? foundOrMade(write, signUp, unionid);
}

/**
 * Customer whom an identity belongs to, made where there is none; identities of one union are one customer, whichever signs up first.
 * One that belongs to somebody stays theirs: another account is refused. The account is held first, as a merge does.
 */
export async function customerOfIdentity(write: Write, signUp: SignUp): Promise<number> {
  const { tx, now } = write;
  const { account, userType, unionid } = signUp;
  const named = account === undefined ? undefined : await findOrCreateCustomer(write, { account, nickname: NICKNAME, userType });
  const identity = await lockIdentity(write, signUp);
  const uid = await ownerOf(write, signUp, identity, named);
  checkStatus(write, await customers.get(tx, uid));
  await setIdentity(tx, identity.id, { uid, unionid: unionid ?? identity.unionid, lastSeenTime: now }, now);
  if (identity.uid === null && identity.subscribed) await customers.set(write, uid, { subscribe: true });
  return uid;
}
