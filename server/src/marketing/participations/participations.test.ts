import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { participationCalls } from '#contract/marketing/participations.ts';
import { openBargainCalls } from '#contract/storefront/bargains.ts';
import { product, sku } from '#server/catalogue/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { webhooksIn } from '../../../test/webhooks.ts';
import { participation } from './tables.ts';

const shop = openShop();
const { storefront, order } = ordersIn(shop);
const { hook } = webhooksIn(shop);
const { bargain, start, help, floor, list } = bargainsIn(shop);
const admin = shop.admin();
const says = (message: string) => ({ code: 500, message });
const page = { page: 1, limit: 50 };
const mine = async (account: string, status?: number) =>
  (await storefront.run(openBargainCalls.own, { ...page, account, ...(status && { status }) })).list;
const switchOff = (id: number) => admin.run(bargainCalls.updateStatus, { id, status: false });

describe('a bargain that a customer starts', () => {
  it('comes to its floor exactly with the last of its cuts, the own one among them', async () => {
    const { id } = await bargain({ price: 1000, minPrice: 400, peopleNum: 3 });
    const started = await start(id, 'ann');
    expect(started).toMatchObject({ bargainId: id, price: 1000, minPrice: 400, nowPrice: 1000, left: 3, status: 1 });

    const cuts = [];
    for (const account of ['ann', 'bob', 'cid']) cuts.push(await help(started.id, account));

    expect(cuts.reduce((sum, { cut }) => sum + cut, 0)).toBe(600);
    expect(cuts.at(-1)).toMatchObject({ nowPrice: 400, left: 0, status: 3 });
    const { helps } = await storefront.run(openBargainCalls.read, { id: started.id });
    expect(helps.map(({ nickname }) => nickname)).toEqual(['c**d', 'b**b', 'a**n']);
    expect(await mine('ann', 3)).toMatchObject([{ id: started.id, nowPrice: 400 }]);
  });

  it('tells other systems of its last cut, once', async () => {
    const told = await hook('bargain.succeeded');
    const { id } = await start((await bargain({ peopleNum: 2 })).id, 'told');
    await help(id, 'told');
    expect(await told()).toEqual([]);

    await help(id, 'told-friend');
    expect(await told()).toEqual([`bargain.succeeded ${id}`]);
  });

  it('keeps price and floor of then, whatever the shop changes', async () => {
    const { id } = await bargain({ price: 1000, minPrice: 400, peopleNum: 2, startTime: new Date(shop.clock.now()) });
    const started = await start(id, 'kept');
    expect((await list()).find((row) => row.id === id)).toMatchObject({ countPeopleAll: 1, countPeopleHelp: 0 });
    await help(started.id, 'kept');
    expect(await help(started.id, 'kept-friend')).toMatchObject({ nowPrice: 400, status: 3 });
    expect((await list()).find((row) => row.id === id)).toMatchObject({ countPeopleHelp: 2, countPeopleSuccess: 1 });
  });

  it('may not run beside another of theirs, and counts towards the limit of the activity', async () => {
    const made = await bargain({ num: 2, quota: 9 });
    await start(made.id, 'eager');
    await expect(start(made.id, 'eager')).rejects.toMatchObject(says('请先完成当前砍价活动'));
    for (const account of ['eager', 'one', 'two']) await help((await mine('eager'))[0]?.id ?? 0, account);
    await floor(made, 'eager');
    await expect(start(made.id, 'eager')).rejects.toMatchObject(says('您已达到当前砍价活动上限'));
  });

  it('is started once by a customer who taps many times', async () => {
    const { id } = await bargain({ num: 5 });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => start(id, 'tapper')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused in the words of the wire', async () => {
    const { id } = await bargain();
    const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000);
    const later = await bargain({ startTime: tomorrow, stopTime: tomorrow });
    await expect(start(99_999, 'a')).rejects.toMatchObject(says('对应的砍价商品不存在'));
    await expect(start(later.id, 'a')).rejects.toMatchObject(says('砍价活动未开始'));
    const sold = await bargain({ quota: 1, num: 9 });
    const participationId = await floor(sold, 'first');
    await order({ of: sold.skuId, activityId: sold.id, participationId, buyer: { account: 'first' } });
    await expect(start(sold.id, 'b')).rejects.toMatchObject(says('砍价商品已售罄'));
    await switchOff(id);
    await expect(start(id, 'a')).rejects.toMatchObject(says('砍价商品已下架'));
    const { message } = await storefront.raw('POST', '/open/bargain/help', { body: { account: 'a' } });
    expect(message).toBe('砍价活动id不能为空');
  });
});

describe('a bargain whose product cannot be bought any more', () => {
  const rowOf = async (id: number) => (await list()).find((row) => row.id === id);
  const written = (change: (tx: Tx) => Promise<unknown>) =>
    shop.app.write({ name: 'test.leave', actor: systemActor('test') }, ({ tx }) => change(tx));
  const offered = async () => (await storefront.run(openBargainCalls.offered, { page: 1, limit: 200 })).list.map(({ id }) => id);

  it.each<[string, number, (skuId: number, productId: number) => Promise<unknown>]>([
    ['off the shelf', 1, (_, id) => admin.run(productCalls.offShell, { id })],
    [
      'in the bin',
      2,
      (_, id) => written((tx) => tx.update(product).set({ isShow: false, isRecycle: true }).where(eq(product.id, id))),
    ],
    ['sold in other SKUs', 3, (id) => written((tx) => tx.update(sku).set({ isDel: true }).where(eq(sku.id, id)))],
  ])('is neither started nor helped while it is %s, and marked in the list', async (_, goodsState, leave) => {
    const { id, skuId } = await bargain();
    const started = await start(id, 'early');
    const row = await rowOf(id);
    expect(row).toMatchObject({ goodsState: 0 });
    expect(await offered()).toContain(id);

    await leave(skuId, row?.productId ?? 0);

    await expect(start(id, 'late')).rejects.toMatchObject(says('砍价商品已下架'));
    await expect(help(started.id, 'friend')).rejects.toMatchObject(says('砍价商品已下架'));
    expect(await rowOf(id)).toMatchObject({ goodsState });
    expect(await offered()).not.toContain(id);
  });
});

describe('a helper', () => {
  it('cuts each bargain once', async () => {
    const started = await start((await bargain()).id, 'dora');
    await help(started.id, 'friend');
    await expect(help(started.id, 'friend')).rejects.toMatchObject(says('您已经砍过了'));
    for (const spelling of ['friend ', ' friend', 'FRIEND', 'ｆｒｉｅｎｄ', 'fri\u200bend'])
      await expect(help(started.id, spelling)).rejects.toMatchObject(says('您已经砍过了'));
    await expect(help(99_999, 'friend')).rejects.toMatchObject(says('砍价商品用户信息不存在'));
  });

  it('helps others so often with one activity, and always themselves', async () => {
    const { id } = await bargain({ bargainNum: 1 });
    const [own, ofEve, ofFay] = [await start(id, 'helper'), await start(id, 'eve'), await start(id, 'fay')];
    await help(ofEve.id, 'helper');
    await expect(help(ofFay.id, 'helper')).rejects.toMatchObject(says('您的帮砍次数已达上限'));
    expect(await help(own.id, 'helper')).toMatchObject({ left: 2 });
  });

  it('comes too late once it is done', async () => {
    const participationId = await floor(await bargain(), 'gus');
    await expect(help(participationId, 'late')).rejects.toMatchObject(says('商品已完成砍价'));
  });
});

describe('30 helpers of one bargain of 20 cuts', () => {
  it('end exactly at the floor, with a word for everybody else', async () => {
    const { id } = await bargain({ price: 1000, minPrice: 400, peopleNum: 20, bargainNum: 9 });
    const started = await start(id, 'race');

    const helpers = Array.from({ length: 30 }, (_, index) => ({ id: started.id, account: `racer${index}` }));
    const outcomes = await Promise.all(helpers.map((body) => storefront.raw('POST', '/open/bargain/help', { body })));

    const tally = Object.entries(Object.groupBy(outcomes, ({ message }) => message)).map(([word, of]) => [word, of?.length]);
    expect(Object.fromEntries(tally)).toEqual({ 操作成功: 20, 商品已完成砍价: 10 });
    const helps = await admin.run(participationCalls.helps, { id: started.id });
    expect(helps.reduce((sum, { price }) => sum + price, 0)).toBe(600);
    expect(await mine('race')).toMatchObject([{ nowPrice: 400, left: 0, status: 3 }]);
  });

  it('count once each, also when every one of them taps twice at once', async () => {
    const started = await start((await bargain({ peopleNum: 9 })).id, 'twice');
    const taps = Array.from({ length: 8 }, (_, index) => `tap${index % 4}`);
    const outcomes = await Promise.allSettled(taps.map((account) => help(started.id, account)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await mine('twice')).toMatchObject([{ left: 5 }]);
  });
});

describe('the timer of bargains', () => {
  it('ends once, however often the timer runs, and three at the same moment', async () => {
    const { id } = await bargain();
    const started = await start(id, 'ender');
    const stored = () => shop.db.select().from(participation).where(eq(participation.id, started.id));
    await switchOff(id);
    shop.clock.pass('1 minute');
    await Promise.all([shop.runDue(), shop.runDue(), shop.runDue()]);
    const ended = await stored();
    expect(ended).toMatchObject([{ status: 2 }]);

    await shop.pass('2 minutes');
    expect(await stored()).toEqual(ended);
  });

  it('ends those of activities that are over, off or deleted, and no other', async () => {
    const [over, off, gone, lasting, done] = [
      await bargain(),
      await bargain(),
      await bargain(),
      await bargain(),
      await bargain(),
    ];
    const stays = new Date(shop.clock.now().getTime() + 9 * 86_400_000);
    const { draft } = await bargainsIn(shop).draft({ title: '长期', stopTime: stays });
    await admin.run(bargainCalls.save, draft);
    const longId = (await list()).find(({ title }) => title === '长期')?.id ?? 0;
    const account = 'timed';
    for (const { id } of [over, off, gone, lasting]) await start(id, account);
    await start(longId, account);
    await floor(done, account);
    await switchOff(off.id);
    await switchOff(gone.id);
    await admin.run(bargainCalls.delete, { id: gone.id });

    await shop.pass('1 minute');
    expect((await mine(account, 2)).map(({ bargainId }) => bargainId)).toEqual([gone.id, off.id]);
    await shop.pass('25 hours');

    expect((await mine(account, 1)).map(({ bargainId }) => bargainId)).toEqual([longId]);
    expect((await mine(account, 3)).map(({ bargainId }) => bargainId)).toEqual([done.id]);
    await expect(start(over.id, account)).rejects.toMatchObject(says('砍价活动已结束'));
  });
});
