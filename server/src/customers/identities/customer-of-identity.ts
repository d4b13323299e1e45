import type { Write } from '#server/platform/write/write.ts';
import { findOrCreateCustomer } from '../customers/find-or-create-customer.ts';
import { lockIdentity, setIdentity } from './queries.ts';

interface SignUp {
  appId: string;
  openid: string;
  unionid?: string | undefined;
  nickname?: string | undefined;
  userType: 'wechat' | 'routine';
}

/** Customer whom an identity belongs to, made where there is none. Identities of one union are one customer, whichever signs up first. */
export async function customerOfIdentity(
  write: Write,
  { appId, openid, unionid, nickname = '微信用户', userType }: SignUp,
): Promise<number> {
  const identity = await lockIdentity(write, { appId, openid });
  const known = unionid ?? identity.unionid;
  const account = known === null ? `wechat:${appId}:${openid}`.slice(0, 96) : `wechat:${known}`;
  const uid = identity.uid ?? (await findOrCreateCustomer(write, { account, nickname, userType }));
  await setIdentity(write.tx, identity.id, { uid, unionid: known, lastSeenTime: write.now }, write.now);
  return uid;
}
