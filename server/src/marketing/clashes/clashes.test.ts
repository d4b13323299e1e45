import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { calendarCalls } from '#contract/marketing/calendar.ts';
import { clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { couponDraft } from '../../../test/coupons.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { sale, list, groups, groupDraft, slot } = marketingIn(shop);
const { draft: bargainDraft } = bargainsIn(shop);
const { belowCost, freeOrder, abovePrice, sameTime, emptySlot } = clashKinds;

const clashes = async (query: object = {}) => (await admin.run(clashCalls.list, { page: 1, limit: 100, ...query })).list;
const clashesOf = async (id: number) =>
  (await clashes()).filter(({ activity, other }) => activity?.id === id || other?.id === id);

/** Form values of a group-buy of what a flash sale sells. */
async function groupOfSale(price: number) {
  const { id, skuId } = await sale({ original: 1000, price: 1000 });
  const productId = (await list()).find((each) => each.id === id)?.productId ?? 0;
  const { draft } = await groupDraft();
  return { id, skuId, draft: { ...draft, productId, attrValue: [{ suk: '默认', price, quota: 2 }] } };
}

describe('a clash', () => {
  it('is told before an activity is saved, and stands in the list with the reason it was saved for', async () => {
    const { id, draft } = await groupOfSale(900);

    const told = await admin.run(clashCalls.checkGroupBuy, draft);
    expect(told).toMatchObject([
      { kind: belowCost, activity: { id: 0, title: draft.title }, skus: [{ suk: '默认', price: 900, cost: 1000 }] },
      { kind: sameTime, activity: { id: 0 }, other: { id }, skus: [{ suk: '默认' }] },
    ]);
    expect(await clashesOf(id)).toEqual([]);

    await admin.run(groupBuyCalls.save, { ...draft, clashReason: ' 清仓，老板同意 ' });
    const kept = await clashesOf(id);
    const group = (await groups()).find(({ title }) => title === draft.title)?.id;
    expect(kept).toMatchObject([{ kind: sameTime, activity: { id: group }, other: { id }, reason: '清仓，老板同意' }]);
    expect(kept[0]?.allowedBy).toBeTruthy();
    expect((await clashes({ allowed: true, kind: belowCost })).map(({ activity }) => activity?.id)).toEqual([group]);
    expect(await clashes({ allowed: false, kind: sameTime })).toEqual([]);
  });

  it('is a price above that of the product itself, allowed with a reason', async () => {
    const { draft } = await groupDraft({ original: 1000, price: 1001 });
    expect(await admin.run(clashCalls.checkGroupBuy, draft)).toMatchObject([
      { kind: abovePrice, skus: [{ suk: '默认', price: 1001, usual: 1000 }] },
    ]);

    await admin.run(groupBuyCalls.save, draft);
    const group = (await groups()).find(({ title }) => title === draft.title)?.id ?? 0;
    await admin.run(clashCalls.allow, { kind: abovePrice, id: group, reason: '限定款' });
    expect(await clashes({ kind: abovePrice })).toMatchObject([{ activity: { id: group }, reason: '限定款' }]);
  });

  it('is told to whoever may add an activity, without the right to read one', async () => {
    const { draft } = await groupOfSale(900);
    const adder = shop.admin({ may: ['admin:combination:save'] });
    expect(await adder.run(clashCalls.checkGroupBuy, draft)).toHaveLength(2);
  });

  it('keeps nobody from saving by the wire, and is open until somebody gives a reason', async () => {
    const { id, draft } = await groupOfSale(1000);
    await admin.run(groupBuyCalls.save, draft);
    expect(await clashesOf(id)).toMatchObject([{ kind: sameTime, other: { id }, reason: null }]);

    const group = (await groups()).find(({ title }) => title === draft.title)?.id ?? 0;
    await admin.run(groupBuyCalls.updateStatus, { id: group, isShow: false });
    expect(await clashesOf(id)).toEqual([]);
    const save = (more: object) => admin.run(groupBuyCalls.update, { ...draft, id: group, isShow: false, ...more });
    const on = () => admin.run(groupBuyCalls.updateStatus, { id: group, isShow: true });
    const off = () => admin.run(groupBuyCalls.updateStatus, { id: group, isShow: false });

    await save({ clashReason: '周年庆' });
    await on();
    expect((await clashesOf(id)).map(({ reason }) => reason)).toEqual(['周年庆']);
    await off();
    await save({});
    await on();
    expect((await clashesOf(id)).map(({ reason }) => reason)).toEqual([null]);
    await admin.run(flashSaleCalls.updateStatus, { id, status: false });
    expect(await clashesOf(id)).toEqual([]);
  });

  it('is told before an activity is switched on, unless it was allowed, and stands there with the reason', async () => {
    const { id, draft } = await groupOfSale(900);
    await admin.run(groupBuyCalls.save, { ...draft, isShow: false });
    const group = (await groups()).find(({ title }) => title === draft.title)?.id ?? 0;
    const told = async () => (await admin.run(clashCalls.checkGroupBuyOn, { id: group })).map(({ kind }) => kind);
    const on = (clashReason?: string) => admin.change(groupBuyCalls.updateStatus, { id: group, isShow: true, clashReason });
    expect(await told()).toEqual([belowCost, sameTime]);
    expect(await admin.run(clashCalls.checkFlashSaleOn, { id })).toEqual([]);

    const { changeId } = await on('周年庆');
    const kept = async () => (await clashesOf(id)).map(({ reason }) => reason);
    expect(await kept()).toEqual(['周年庆']);
    expect(await told()).toEqual([]);
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await told()).toEqual([belowCost, sameTime]);

    await on('第二次');
    await admin.run(groupBuyCalls.updateStatus, { id: group, isShow: false });
    await on('不再问，也不改');
    expect(await kept()).toEqual(['第二次']);
    // The earlier one of the two, too, is allowed by then.
    await admin.run(flashSaleCalls.updateStatus, { id, status: false });
    expect(await admin.run(clashCalls.checkFlashSaleOn, { id })).toEqual([]);
  });

  it('is told of a bargain as of a flash sale to whoever may switch it, as long as it is not over', async () => {
    const { draft } = await bargainDraft({ price: 1000, minPrice: 990 });
    await admin.run(bargainCalls.save, { ...draft, status: false });
    const id =
      (await admin.run(bargainCalls.list, { page: 1, limit: 100 })).list.find((each) => each.title === draft.title)?.id ?? 0;
    const switcher = shop.admin({ may: ['admin:bargain:update:status'] });
    expect(await switcher.run(clashCalls.checkBargainOn, { id })).toMatchObject([{ kind: belowCost, place: 1 }]);
    await expect(switcher.run(clashCalls.checkBargainOn, { id: 999_999 })).rejects.toMatchObject({ message: '砍价商品不存在' });
    await shop.app.write({ name: 'test.over', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(
        sql`update activity set start_time = now() - interval '9 days', stop_time = now() - interval '2 days' where id = ${id}`,
      ),
    );
    expect(await switcher.run(clashCalls.checkBargainOn, { id })).toEqual([]);
  });

  it('is allowed on the list, which can be taken back', async () => {
    const { id } = await sale({ original: 1000, price: 800 });
    const reasons = async () => (await clashesOf(id)).map(({ reason }) => reason);
    const allow = (reason: string) => admin.change(clashCalls.allow, { kind: belowCost, id, reason });
    await allow('尾货');
    const { changeId } = await allow('尾货，店长同意');
    expect(await reasons()).toEqual(['尾货，店长同意']);
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await reasons()).toEqual(['尾货']);
    await expect(admin.run(clashCalls.allow, { kind: sameTime, id, otherId: id, reason: '没有这回事' })).rejects.toMatchObject({
      message: '这个冲突已经不在了，请刷新列表',
    });
  });

  it('holds a bargain to its floor', async () => {
    const { draft } = await bargainDraft({ price: 1000, minPrice: 990 });
    expect(await admin.run(clashCalls.checkBargain, draft)).toMatchObject([
      { kind: belowCost, skus: [{ price: 990, cost: 1000 }] },
    ]);
    await admin.run(bargainCalls.save, draft);
    expect((await clashes({ kind: belowCost })).map(({ activity }) => activity?.title)).toContain(draft.title);
  });

  it('is a coupon that may pay a whole order, with its reason, until nobody can get it', async () => {
    const free = { ...couponDraft({ minPrice: 1000 }), clashReason: '老客回馈' };
    const fair = couponDraft({ minPrice: 1001 });
    await admin.run(couponCalls.save, free);
    await admin.run(couponCalls.save, fair);

    const [told, ...others] = await clashes({ kind: freeOrder });
    expect(others).toEqual([]);
    expect(told).toMatchObject({ coupon: { name: free.name, money: 1000, minPrice: 1000 }, reason: '老客回馈' });
    await admin.run(clashCalls.allow, { kind: freeOrder, id: told?.coupon?.id ?? 0, reason: '老客回馈第二期' });
    expect((await clashes({ kind: freeOrder }))[0]?.reason).toBe('老客回馈第二期');
    const flip = (status: boolean, clashReason?: string) =>
      admin.run(couponCalls.updateStatus, { id: told?.coupon?.id ?? 0, status, clashReason });
    await flip(false, '关闭不需要原因');
    expect(await clashes({ kind: freeOrder })).toEqual([]);
    await flip(true);
    expect((await clashes({ kind: freeOrder }))[0]?.reason).toBe('老客回馈第二期');
    await flip(false);
    await flip(true, '第三期');
    expect((await clashes({ kind: freeOrder }))[0]?.reason).toBe('第三期');
    const listed = (await admin.run(couponCalls.list, { page: 1, limit: 100 })).list;
    expect(listed.find(({ name }) => name === free.name)?.clashReason).toBe('第三期');
    await flip(false);
  });

  it('is a slot on the days that it has no goods, which a flash sale is told of', async () => {
    const { draft } = await marketingIn(shop).draft({ original: 700, price: 700, timeId: await slot() });
    const [told] = await clashes({ kind: emptySlot });
    expect(told).toMatchObject({ slot: { id: draft.timeId, name: '全天场' } });
    expect(told?.days).toHaveLength(6);
    const stopTime = told?.days[4] ?? shop.clock.now();
    expect(await admin.run(clashCalls.checkFlashSale, { ...draft, stopTime })).toMatchObject([
      { kind: emptySlot, days: [told?.days[5]] },
    ]);
  });

  it('is a slot on the days that a flash sale leaves when it is moved', async () => {
    const inDays = (days: number) => startOfDay(shop.clock.now(), days);
    const { id } = await sale({ price: 1000, startTime: inDays(1), stopTime: inDays(6) });
    expect(await clashes({ kind: emptySlot })).toEqual([]);
    const move = { kind: activityKinds.flashSale, id, day: showDay(inDays(3)) };
    expect(await admin.run(calendarCalls.checkMove, move)).toMatchObject([{ kind: emptySlot, days: [inDays(1), inDays(2)] }]);
  });

  it('costs the same statements however many there are', async () => {
    const count = () => shop.countQueries(() => clashes());
    const few = await count();
    for (let made = 0; made < 5; made += 1) await sale({ original: 1000, price: 100 });
    expect(await count()).toBe(few);
  });

  it('comes in pages that go on counting', async () => {
    const all = await clashes();
    const page = await admin.run(clashCalls.list, { page: 2, limit: 2 });
    expect(page).toMatchObject({ total: all.length, list: all.slice(2, 4) });
    expect(all.map(({ place }) => place)).toEqual(all.map((_, nth) => nth + 1));
  });

  it('is decided again when it is shown among more than a thousand, which are looked for once a minute', async () => {
    const { id, skuId } = await sale({ original: 1000, price: 100 });
    await shop.app.write({ name: 'test.copy', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`
        with copied as (
          insert into activity (kind, product_id, image, images, title, info, unit_name, content, start_time, stop_time, num, time_id, temp_id,
            spec_type, status)
          select kind, product_id, image, images, title || n, info, unit_name, content, stop_time + make_interval(days => n),
            stop_time + make_interval(days => n + 1), num, time_id, temp_id, spec_type, status
          from activity, generate_series(0, 1000) n where id = ${id} returning id)
        insert into activity_sku (activity_id, sku_id, price, quota_show, quota) select c.id, ${skuId}, 100, 1, 1 from copied c`),
    );
    const latest = () => admin.run(clashCalls.list, { page: 1, limit: 2, kind: belowCost });
    const before = await latest();
    expect(before.capped).toBe(true);

    await admin.run(flashSaleCalls.updateStatus, { id: before.list[0]?.activity?.id ?? 0, status: false });
    expect((await latest()).list.map(({ activity }) => activity?.id)).toEqual([before.list[1]?.activity?.id]);
  });
});
