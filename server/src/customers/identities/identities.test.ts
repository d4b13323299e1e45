import { eq } from 'drizzle-orm';
import { expect, describe, it } from 'vitest';
import { erasureCalls } from '#contract/merges/erasures.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { customer, customerIdentity, customerOfIdentity, seeFollower } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);
const signUp = (openid: string, more: { appId?: string; unionid?: string } = {}) =>
  written((write) => customerOfIdentity(write, { appId: 'wx-a', openid, userType: 'wechat', ...more }));
const identitiesOf = (uid: number) => shop.db.select().from(customerIdentity).where(eq(customerIdentity.uid, uid));

describe('an identity', () => {
  it('is one customer, also where it signs up many times at once', async () => {
    const uids = await Promise.all(Array.from({ length: 8 }, () => signUp('o-race')));

    expect(new Set(uids).size).toBe(1);
    expect(await identitiesOf(uids[0] ?? 0)).toHaveLength(1);
  });

  it('of one union is the same customer in both apps, also at once', async () => {
    const [a, b] = await Promise.all([signUp('o-1', { unionid: 'u-1' }), signUp('o-2', { appId: 'wx-mini', unionid: 'u-1' })]);

    expect(a).toBe(b);
    expect(await identitiesOf(a)).toHaveLength(2);
  });

  it('follows since its latest turn, in whatever order the events come', async () => {
    const uid = await signUp('o-turns');
    const [first, second] = [new Date('2026-09-21T09:00:00Z'), new Date('2026-09-21T10:00:00Z')];
    const see = (at: Date, subscribes: boolean) =>
      written((write) => seeFollower(write, { appId: 'wx-a', openid: 'o-turns', at, subscribes, scene: 'poster' }));

    await see(second, false);
    await see(first, true);

    expect(await identitiesOf(uid)).toMatchObject([{ subscribed: false, unsubscribeTime: second, scene: 'poster' }]);
    await see(new Date(second.getTime() + 1000), true);
    const [row] = await shop.db.select().from(customer).where(eq(customer.id, uid));
    expect(row?.subscribe).toBe(true);
  });

  it('goes on with the account that another went into', async () => {
    const [fromUid, toUid] = [await signUp('o-from'), await signUp('o-to')];
    await shop.admin().run(mergeCalls.merge, { fromUid, toUid, reason: '同一个人' });

    expect((await identitiesOf(toUid)).map(({ openid }) => openid).toSorted()).toEqual(['o-from', 'o-to']);
    expect(await signUp('o-from')).toBe(toUid);
  });

  it('goes with a person who is erased, who may come again as somebody new', async () => {
    const uid = await signUp('o-gone', { unionid: 'u-gone' });
    await shop.admin().run(erasureCalls.erase, { uid, reason: '本人申请', confirm: String(uid) });

    expect(await identitiesOf(uid)).toEqual([]);
    expect(await signUp('o-gone', { unionid: 'u-gone' })).not.toBe(uid);
  });
});
