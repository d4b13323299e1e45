import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { staffSessionCalls } from '#contract/access/staff-sessions.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const owner = shop.admin();
const MANAGE = ['admin:system:session:list', 'admin:system:session:manage'];
const asked = { page: 1, limit: 100 };
const signedIn = (token: string) =>
  shop.stranger.raw('GET', administratorCalls.me.path, { headers: { 'authori-zation': token } }).then(({ code }) => code === 200);
const found = async (account: string) =>
  (await owner.run(staffSessionCalls.list, { ...asked, keywords: account })).list.filter((row) => row.account === account);

describe('everybody who is signed in', () => {
  it('is listed with name, device and address, the present session marked', async () => {
    const { id, account } = await shop.person();

    expect(await found(account)).toMatchObject([{ adminId: id, account, isCurrent: false }]);
    const { list, total } = await owner.run(staffSessionCalls.list, asked);
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(total).toBe(list.length);
  });

  it('can be signed out, on one device or on all', async () => {
    const one = await shop.person();
    const [session] = await found(one.account);
    await owner.run(staffSessionCalls.revoke, { id: session?.id ?? 0 });
    expect(await signedIn(one.token)).toBe(false);

    const other = await shop.person();
    expect(await owner.run(staffSessionCalls.revokeAll, { adminId: other.id })).toEqual({ ended: 1 });
    expect([await signedIn(other.token), await found(other.account)]).toEqual([false, []]);
  });
});

describe('a superior', () => {
  it('is signed out by nobody who may do less', async () => {
    const clerk = shop.admin({ may: MANAGE });
    const superior = await shop.person();
    const [session] = await found(superior.account);
    const refused = { message: '对方拥有您没有的权限，不能修改该管理员' };

    await expect(clerk.run(staffSessionCalls.revoke, { id: session?.id ?? 0 })).rejects.toMatchObject(refused);
    await expect(clerk.run(staffSessionCalls.revokeAll, { adminId: superior.id })).rejects.toMatchObject(refused);
    expect(await signedIn(superior.token)).toBe(true);
  });
});
