import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#contract/durations.ts';
import { goodsStates } from '#contract/marketing/activities.ts';
import { killStates } from '#contract/marketing/slots.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { startOfDay } from '#contract/moment.ts';
import { openFlashSaleCalls, openGroupBuyCalls } from '#contract/storefront/activities.ts';
import { openBargainCalls } from '#contract/storefront/bargains.ts';
import { listOpenSlots } from '#server/marketing/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { storefront, order } = ordersIn(shop);
const { sale, slot, groupBuy } = marketingIn(shop);
const { bargain } = bargainsIn(shop);
const slots = async () => (await storefront.run(openFlashSaleCalls.slots, {})).list;
const offered = async () => (await storefront.run(openGroupBuyCalls.offered, { page: 1, limit: 50 })).list;
const day = (from: number) => startOfDay(shop.clock.now(), from);
const at = (from: number, hour: number) => new Date(day(from).getTime() + hour * HOUR);
/** Noon of tomorrow, so that the hours around it belong to one day. */
const toNoon = () => shop.clock.pass(`${Math.floor((at(1, 12).getTime() - shop.clock.now().getTime()) / 1000)} seconds`);

/** The product gets other SKUs. */
const replace = (skuId: number) =>
  shop.app.write({ name: 'test.replace', actor: systemActor('test') }, ({ tx }) =>
    tx.execute(sql`update sku set is_del = true where id = ${skuId}`),
  );

describe('the slots of flash sales', () => {
  it('are those of today and tomorrow that are not over, with what they sell, until when, and how much is left', async () => {
    toNoon();
    const [over, noon, night] = [await slot(0, 8), await slot(10, 14), await slot(20, 24)];
    const days = { startTime: day(0), stopTime: day(1) };
    const item = await sale({ ...days, timeId: noon, price: 700, original: 1000, quota: 5, stock: 10, num: 2 });
    await sale({ startTime: day(1), stopTime: day(2), timeId: night });
    await sale({ ...days, timeId: over });
    await sale({ ...days, timeId: night, status: false });
    await order({ of: item.skuId, activityId: item.id, buyer: { account: 'early' } });

    const { running, waiting } = killStates;
    expect((await slots()).map(({ id, state, startTime, countdownTo }) => [id, state, startTime, countdownTo])).toEqual([
      [noon, running, at(0, 10), at(0, 14)],
      [over, waiting, at(1, 0), at(1, 0)],
      [noon, waiting, at(1, 10), at(1, 10)],
      [night, waiting, at(1, 20), at(1, 20)],
    ]);
    expect((await slots())[0]?.items).toMatchObject([
      { id: item.id, limit: 2, skus: [{ skuId: item.skuId, price: 700, originalPrice: 1000, stock: 4 }] },
    ]);
  });

  it('travel with the clock of the server, in epoch milliseconds', async () => {
    const { data } = await storefront.raw('GET', '/open/flash-sale/list');
    expect(Object(data).now).toBeTypeOf('number');
    expect(Object(data).list[0]).toMatchObject({ countdownTo: at(0, 14).getTime(), items: [{ skus: [{ price: '7.00' }] }] });
  });

  it('show the first ten in the order of the shop and say that there are more, which are read by page', async () => {
    const twilight = await slot(16, 18);
    const days = { startTime: day(0), stopTime: day(1), timeId: twilight };
    const made: number[] = [];
    for (let at = 0; at < 11; at += 1) made.push((await sale({ ...days, sort: at === 3 ? 1 : 0 })).id);
    await sale({ startTime: day(1), stopTime: day(1), timeId: twilight });
    const ordered = [made[3] ?? 0, ...made.filter((_, at) => at !== 3).toReversed()];
    const page = (number: number, on?: Date) =>
      storefront.run(openFlashSaleCalls.items, { slotId: twilight, day: on, page: number, limit: 6 });
    const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

    const shown = (await slots()).filter(({ id }) => id === twilight);
    expect(shown.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
      [10, true],
      [10, true],
    ]);
    expect(idsOf(shown[0]?.items ?? [])).toEqual(ordered.slice(0, 10));
    const [first, last] = [await page(1), await page(2)];
    expect([first.total, first.totalPage]).toEqual([11, 2]);
    expect([...idsOf(first.list), ...idsOf(last.list)]).toEqual(ordered);
    expect(first.list[0]).toEqual(shown[0]?.items[0]);
    expect((await page(1, day(1))).total).toBe(12);
    expect((await page(1, day(2))).list).toEqual([]);
  });

  it('sell nothing of which the product has replaced every SKU', async () => {
    const item = await sale({ startTime: day(0), stopTime: day(1), timeId: await slot(15, 16) });
    const isSold = async () => (await slots()).some(({ items }) => items.some(({ id }) => id === item.id));
    expect(await isSold()).toBe(true);

    await replace(item.skuId);

    expect(await isSold()).toBe(false);
  });

  it('are read twice for however many open them at the same moment', async () => {
    await slots();
    const open = () => listOpenSlots(shop.db, {}, { now: shop.clock.now() });
    const sent = await shop.statementsOf(() => Promise.all(Array.from({ length: 6 }, open)));
    expect(sent.filter(({ text }) => text.includes('from "activity"'))).toHaveLength(2);
  });

  it('cost as many queries for many sales as for one, and lose what is switched off', async () => {
    const noon = await slot(10, 14);
    const everything = () => storefront.run(openFlashSaleCalls.items, { slotId: noon, page: 1, limit: 50 });
    const ask = async () => [await shop.countQueries(slots), await shop.countQueries(everything)];
    const first = await sale({ timeId: noon });
    const few = await ask();
    const made = [first, await sale({ timeId: noon }), await sale({ timeId: noon })];
    expect(await ask()).toEqual(few);
    for (const { id } of made) await shop.admin().run(flashSaleCalls.updateStatus, { id, status: false });
    expect((await slots())[0]?.items).toHaveLength(1);
    expect((await everything()).total).toBe(1);
  });
});

const openAnother = openSecond(shop);

describe('activities on offer that a process keeps in memory', () => {
  const inSlots = async () => (await slots()).flatMap(({ items }) => items);
  const ofSlot = async () =>
    (await storefront.run(openFlashSaleCalls.items, { slotId: await slot(10, 14), page: 1, limit: 50 })).list;
  const bargains = async () => (await storefront.run(openBargainCalls.offered, { page: 1, limit: 50 })).list;
  const figures = { price: 700, original: 1000, quota: 5, stock: 9 };
  const flashSale = async () => sale({ timeId: await slot(10, 14), ...figures });
  interface Part {
    price?: number;
    originalPrice?: number;
    stock?: number;
  }
  const skus = (part: Part) => ({ skus: [part] });

  it.each([
    ['first flash sales of a slot', flashSale, inSlots, skus],
    ['flash sales of a slot by page', flashSale, ofSlot, skus],
    ['group-buys', () => groupBuy(figures), offered, skus],
    ['bargains', () => bargain(figures), bargains, ({ price = 650 }: Part) => ({ price })],
  ])('are shown as another process has changed any part of them, in the very next answer: %s', async (_, make, list, sold) => {
    const { id, skuId } = await make();
    const shown = async () => (await list()).find((item) => item.id === id);
    const { app } = await openAnother();
    const changes = [
      [sql`update activity set title = ${`只剩今天${id}`} where id = ${id}`, { title: `只剩今天${id}` }],
      [sql`update activity_sku set price = 650 where activity_id = ${id}`, sold({ price: 650 })],
      [sql`update sku set price = 990, stock = 3 where id = ${skuId}`, sold({ originalPrice: 990, stock: 3 })],
      [sql`update activity_sku set price = 640 where activity_id = ${id}`, sold({ price: 640 })],
    ] as const;
    const change = (statement: SQL) =>
      app.write({ name: 'test.change', actor: systemActor('test') }, ({ tx }) => tx.execute(statement));
    for (const [statement, part] of changes) {
      await shown();
      await change(statement);
      expect(await shown()).toMatchObject(part);
    }
    await change(sql`update activity_sku set is_del = true where activity_id = ${id}`);
    expect(await shown()).toBeUndefined();
  });
});

describe('the group-buys on offer', () => {
  it('are those that run and are on, with their terms', async () => {
    const item = await groupBuy({ people: 3, price: 700, quota: 4, stock: 9 });
    await groupBuy({ startTime: new Date(day(0).getTime() + DAY) });
    await groupBuy({ isShow: false });

    expect(await offered()).toMatchObject([
      { id: item.id, people: 3, effectiveTime: 24, num: 2, onceNum: 1, skus: [{ skuId: item.skuId, price: 700, stock: 4 }] },
    ]);
    await shop.admin().run(groupBuyCalls.updateStatus, { id: item.id, isShow: false });
    expect(await offered()).toEqual([]);
  });

  it('are without those whose SKUs the product has replaced, which the list of staff marks', async () => {
    const item = await groupBuy({ people: 3 });
    expect(await offered()).toMatchObject([{ id: item.id }]);

    await replace(item.skuId);

    expect(await offered()).toEqual([]);
    const { list } = await shop.admin().run(groupBuyCalls.list, { page: 1, limit: 20, keywords: String(item.id) });
    expect(list.find(({ id }) => id === item.id)).toMatchObject({ isShow: true, goodsState: goodsStates.replaced });
  });
});
