import { describe, expect, it } from 'vitest';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { pointsCalls } from '#contract/customers/points.ts';
import { profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { uidOf, standing, gaps } = accountsIn(shop);
const sign = (account: string) => storefront.run(openSignInCalls.sign, { account });
const state = (account: string) => storefront.run(openSignInCalls.state, { account });

// Days of a new shop: 10, 20, 30 … points, 10 experience each.
describe('a day', () => {
  it('counts once, of twenty who sign in at once, and is found in the ledgers', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => sign('crowd')));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(sign('crowd')).rejects.toMatchObject({ message: '今日已签到。不可重复签到' });
    expect(await standing('crowd')).toMatchObject({ points: 10, experience: 10 });
    expect(await gaps()).toEqual([]);
  });

  it('shows in the log of points and in the drawer of the customer', async () => {
    await sign('seen');
    const uid = await uidOf('seen');
    const admin = shop.admin();
    const paging = { page: 1, limit: 20 };

    const log = await admin.run(pointsCalls.list, { ...paging, uid });
    const drawer = await admin.run(profileCalls.infoByCondition, { ...paging, userId: uid, type: profileTabs.signIns });

    expect(log.list).toMatchObject([{ title: '签到积分奖励', integral: 10, linkType: 'sign' }]);
    expect(drawer.list).toMatchObject([
      { type: 1, number: 10 },
      { type: 2, number: 10 },
    ]);
  });
});

describe('days in a row', () => {
  it('bring what their place says, and begin anew after one that was left out', async () => {
    const given = [];
    for (let day = 1; day <= 4; day += 1) {
      given.push(await sign('row'));
      await shop.pass('1 day');
    }

    expect(given.map(({ days, integral }) => [days, integral])).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 40],
    ]);
    expect(await state('row')).toMatchObject({ isSigned: false, days: 4 });
    await shop.pass('1 day');
    expect(await state('row')).toMatchObject({ days: 0 });
    expect(await sign('row')).toMatchObject({ days: 1 });
  });
});
