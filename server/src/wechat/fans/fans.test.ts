import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { fanCalls } from '#contract/wechat/fans.ts';
import { customer, customerIdentity, findOrCreateCustomer, keepFollowers, seeFollower } from '#server/customers/index.ts';
import { addFan } from '../../../../stand-ins/wechat/people.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const shop = openShop();
const wechat = openWechatAccount(shop);
const { written } = accountsIn(shop);
const admin = shop.admin();
const { account } = wechat;
const { appId } = account;
const ASK = '/cgi-bin/user/info/batchget';

const fan = () => addFan(account, shop.clock.now());
const begin = () => admin.run(fanCalls.sync, {});
const state = () => admin.run(fanCalls.syncState, {});
const list = async (filter = {}) => (await admin.run(fanCalls.list, { page: 1, limit: 50, ...filter })).list;
async function sync() {
  await begin();
  await shop.runDue();
  return state();
}

describe('a sync without a public account', () => {
  it('is refused, and the list is empty', async () => {
    await expect(begin()).rejects.toMatchObject({ message: '还没有接入公众号，接入后才能同步粉丝' });
    expect([await list(), await state()]).toEqual([[], null]);
  });
});

describe('a sync of fans', () => {
  beforeAll(() => wechat.plugIn());
  beforeEach(() => {
    account.fans.clear();
    account.followersAPage = 10_000;
  });

  it('tells since when, from where and by which tags people follow, and which customers they are', async () => {
    const [scanned, bound, silent] = [fan(), fan(), fan()];
    scanned.sceneText = 'desk-1';
    bound.tagIds = [2];
    silent.isSubscribed = false;
    const uid = await written(async (write) => {
      const made = await findOrCreateCustomer(write, { account: 'fan', nickname: '小明', userType: 'wechat' });
      const times = { createTime: write.now, updateTime: write.now };
      await write.tx.insert(customerIdentity).values({ uid: made, appId, openid: bound.openid, ...times });
      return made;
    });
    account.followersAPage = 1;

    expect(await sync()).toMatchObject({ state: 'done', handled: 2, total: 2 });

    expect(await list({ openid: scanned.openid })).toMatchObject([
      { uid: 0, subscribed: true, way: 'ADD_SCENE_QR_CODE', scene: 'desk-1', tags: [] },
    ]);
    expect(await list({ tagId: 2, isCustomer: true, subscribed: true })).toMatchObject([
      { openid: bound.openid, uid, nickname: '小明', tags: ['星标组'] },
    ]);
    expect(await list({ openid: silent.openid })).toEqual([]);
    expect(await admin.run(fanCalls.tags, {})).toEqual([{ id: 2, name: '星标组' }]);
    expect(await shop.db.$count(customer, and(eq(customer.id, uid), eq(customer.subscribe, true)))).toBe(1);
  });

  it('runs once where two ask for it at once', async () => {
    fan();
    const before = wechat.asked(ASK);
    const asked = await Promise.allSettled([begin(), begin()]);
    await shop.runDue();

    expect(asked.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: '正在同步粉丝，请等它结束' } },
    ]);
    expect(wechat.asked(ASK) - before).toBe(1);
  });

  it('says what WeChat refuses, and goes on from there', async () => {
    for (let at = 0; at < 150; at += 1) fan();
    account.quotas.set(ASK, wechat.asked(ASK) + 1);
    expect(await sync()).toMatchObject({ state: 'failed', handled: 100, total: 150, reason: '今日调用次数已用完，次日零点恢复' });

    account.quotas.delete(ASK);
    await admin.run(outsideServiceCalls.check, { name: 'publicAccount' });
    const before = wechat.asked(ASK);
    expect(await sync()).toMatchObject({ state: 'done', handled: 150, reason: '' });
    expect(wechat.asked(ASK) - before).toBe(1);
  });

  it('finds that somebody follows no more, also while it runs', async () => {
    const [left, leaving] = [fan(), fan()];
    await sync();
    left.isSubscribed = false;
    shop.clock.pass('1 minute');
    const askedTime = shop.clock.now();
    shop.clock.pass('1 minute');
    await written((write) => seeFollower(write, { appId, openid: leaving.openid, at: shop.clock.now(), subscribes: false }));
    const told = { openid: leaving.openid, isSubscribed: true, scene: '', sceneText: '', tagIds: [] };
    await written((write) => keepFollowers(write, { appId, askedTime, followers: [told] }));
    expect(await list({ openid: leaving.openid })).toMatchObject([{ subscribed: false }]);

    leaving.isSubscribed = false;
    await sync();
    expect(await list({ openid: left.openid })).toMatchObject([{ subscribed: false, unsubscribeTime: expect.any(Date) }]);
  });
});
