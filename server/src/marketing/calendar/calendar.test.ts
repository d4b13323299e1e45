import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { DAY, HOUR } from '#contract/durations.ts';
import { PLANNED_MAX, calendarCalls, plannedKinds, weeksOf } from '#contract/marketing/calendar.ts';
import { clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { contentIn } from '../../../test/content.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { openShop } from '../../../test/shop.ts';
import { activity } from '../activities/tables.ts';

const shop = openShop();
const { sale, list } = marketingIn(shop);
const { coupon } = couponsIn(shop);
const { article } = contentIn(shop);
const { uidOf } = accountsIn(shop);
const { flashSale, claim, use, schedule } = plannedKinds;

const inDays = (days: number) => startOfDay(shop.clock.now(), days);
const dayIn = (days: number) => showDay(inDays(days));

async function planned(kind: number, day = dayIn(0), by = shop.admin()) {
  return (await by.run(calendarCalls.month, { month: day.slice(0, 7) })).find((each) => each.kind === kind);
}
const found = async (kind: number, id: number, day = dayIn(0)) => (await planned(kind, day))?.list.find((each) => each.id === id);
const move = (kind: number, id: number, days: number, by = shop.admin()) =>
  by.run(calendarCalls.move, { kind, id, day: dayIn(days) });
const comingSale = (days: number) => sale({ startTime: inDays(days), stopTime: inDays(days + 1) });
const comingCoupon = () =>
  coupon({
    isForever: true,
    receiveStartTime: inDays(3),
    receiveEndTime: inDays(5),
    isFixedTime: true,
    useStartTime: inDays(4),
    useEndTime: inDays(9),
    day: null,
  });

describe('a month', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-07'],
    ['2026-06', '2026-06-01', '2026-07-13'],
    ['2015-02', '2015-01-26', '2015-03-09'],
  ])('of %s is drawn in the weeks from %s on', (month, from, until) => {
    const weeks = weeksOf(month);

    expect([showDay(weeks.from), showDay(weeks.until)]).toEqual([from, until]);
  });

  it('has activities, coupons by claim and by use, and plans of products, each in its time', async () => {
    const { id } = await comingSale(2);
    const couponId = await comingCoupon();
    const productId = await catalogueIn(shop).product({ storeName: '站台马克杯' });
    const at = new Date(inDays(2).getTime() + 9 * HOUR);
    await shop.admin().run(scheduleCalls.save, { productId, act: 'price', price: 990, at });
    const [day2, day3, day4] = [dayIn(2), dayIn(3), dayIn(4)];

    expect(await found(flashSale, id, day2)).toMatchObject({ from: inDays(2), until: inDays(4), isOn: true, isMovable: true });
    expect(await found(claim, couponId, day3)).toMatchObject({ from: inDays(3), until: inDays(5), isMovable: true });
    expect(await found(use, couponId, day4)).toMatchObject({ from: inDays(4), until: inDays(9), isMovable: false });
    expect(await planned(schedule, day2)).toMatchObject({
      total: 1,
      list: [{ title: '改价到 ¥9.90：站台马克杯', from: at, until: at, isMovable: true }],
    });
  });

  it('shows only kinds that the person may list, and lets move only what they may change', async () => {
    const reader = shop.admin({
      may: [calendarCalls.month.permission, calendarCalls.move.permission, flashSaleCalls.list.permission],
    });
    const { id } = await comingSale(2);

    expect(await reader.run(calendarCalls.month, { month: dayIn(2).slice(0, 7) })).toMatchObject([{ kind: flashSale }]);
    expect((await planned(flashSale, dayIn(2), reader))?.list.every(({ isMovable }) => !isMovable)).toBe(true);
    await expect(move(flashSale, id, 4, reader)).rejects.toMatchObject({ message: /没有修改这类活动的权限/ });
    const asked = reader.run(calendarCalls.checkMove, { kind: flashSale, id, day: dayIn(4) });
    await expect(asked).rejects.toMatchObject({ message: /没有修改这类活动的权限/ });
  });

  it('lists so many of a kind, counts the others, and costs the same statements', async () => {
    const cost = () => shop.countQueries(() => planned(flashSale));
    await cost();
    const before = await cost();
    const { id } = await comingSale(1);
    await shop.app.write({ name: 'test.copies', actor: systemActor('test') }, async ({ tx }) => {
      const [{ id: _, ...one } = { id: 0 }] = await tx.select().from(activity).where(eq(activity.id, id));
      const copies = Array.from({ length: PLANNED_MAX }, (__, nth) => ({ ...one, title: `秒杀 ${nth}` }));
      await tx.insert(activity).values(copies as (typeof activity.$inferInsert)[]);
    });
    const month = await planned(flashSale, dayIn(1));

    expect(month?.list).toHaveLength(PLANNED_MAX);
    expect(month?.total).toBeGreaterThan(PLANNED_MAX);
    expect(await cost()).toBe(before);
  });
});

describe('what has not begun', () => {
  it('moves whole, and back again by undo', async () => {
    const { id } = await comingSale(2);
    const row = async () => (await shop.db.select().from(activity).where(eq(activity.id, id)))[0];
    const { changeId } = await shop.admin({ account: 'boss' }).change(calendarCalls.move, { kind: flashSale, id, day: dayIn(6) });
    expect(await row()).toMatchObject({ startTime: inDays(6), stopTime: inDays(8) });

    await shop.admin({ account: 'boss' }).run(changeCalls.undo, { id: changeId });
    expect(await row()).toMatchObject({ startTime: inDays(2), stopTime: inDays(4) });
  });

  it('is told what it would clash with there, and keeps the reason for moving all the same', async () => {
    const { id } = await sale({ startTime: inDays(20), stopTime: inDays(21) });
    const productId = (await list()).find((each) => each.id === id)?.productId ?? 0;
    const { id: twinId } = await sale({ productId, startTime: inDays(30), stopTime: inDays(31) });
    const told = async (days: number) =>
      (await shop.admin().run(calendarCalls.checkMove, { kind: flashSale, id: twinId, day: dayIn(days) })).filter(
        ({ kind }) => kind === clashKinds.sameTime,
      );
    const boss = shop.admin({ account: 'boss' });
    const listed = async () =>
      (await boss.run(clashCalls.list, { kind: clashKinds.sameTime, page: 1, limit: 100 })).list.filter(
        ({ activity: party }) => party?.id === twinId,
      );

    expect(await told(40)).toEqual([]);
    expect(await told(21)).toMatchObject([{ activity: { id: twinId }, other: { id }, days: [inDays(21), inDays(21)] }]);
    expect(await listed()).toEqual([]);

    const day = dayIn(21);
    await boss.run(calendarCalls.move, { kind: flashSale, id: twinId, day, clashReason: '老板同意' });
    expect(await listed()).toMatchObject([{ other: { id }, reason: '老板同意' }]);
    const { changeId } = await boss.change(calendarCalls.move, { kind: flashSale, id: twinId, day: dayIn(20) });
    expect(await listed()).toMatchObject([{ other: { id }, reason: null }]);
    await boss.run(changeCalls.undo, { id: changeId });
    expect(await listed()).toMatchObject([{ other: { id }, reason: '老板同意', days: [inDays(21), inDays(21)] }]);
  });

  it('takes the days of use of a coupon along, which nobody can hold before', async () => {
    const id = await comingCoupon();
    await move(claim, id, 5);
    expect(await found(claim, id, dayIn(5))).toMatchObject({ from: inDays(5), until: inDays(7) });
    expect(await found(use, id, dayIn(6))).toMatchObject({ from: inDays(6), until: inDays(11) });
    await expect(move(use, id, 7)).rejects.toMatchObject({ message: '用券时间跟着领取时间走，请改领取时间' });

    const sent = shop.admin().run(heldCouponCalls.receive, { couponId: id, uid: [await uidOf('holder')] });
    await expect(sent).rejects.toMatchObject({ message: '此优惠券还没有开始领取，请稍后再来' });
  });

  it('takes the end of a plan along, and keeps the hour', async () => {
    const productId = await catalogueIn(shop).product();
    const at = new Date(inDays(3).getTime() + 9 * HOUR);
    const endAt = new Date(at.getTime() + DAY);
    await shop.admin().run(scheduleCalls.save, { productId, act: 'on', at, endAt });
    const plans = async () =>
      (await shop.admin().run(scheduleCalls.list, { productId, state: 'planned', page: 1, limit: 9 })).list;
    const [begins, ends] = await plans();
    await move(schedule, begins?.id ?? 0, 10);
    const moved = new Date(inDays(10).getTime() + 9 * HOUR);
    expect((await plans()).map((plan) => plan.at)).toEqual([moved, new Date(moved.getTime() + DAY)]);

    await expect(move(schedule, ends?.id ?? 0, 9)).rejects.toMatchObject({ message: /结束时间要晚于执行时间/ });
  });

  it('moves an article, which keeps its hour, until customers see it', async () => {
    const at = new Date(inDays(3).getTime() + 10 * HOUR);
    const id = await article({ title: '冬季新品', showTime: at });
    expect(await found(plannedKinds.article, id, dayIn(3))).toMatchObject({ title: '冬季新品', from: at, isMovable: true });

    await move(plannedKinds.article, id, 8);

    const moved = new Date(inDays(8).getTime() + 10 * HOUR);
    expect(await found(plannedKinds.article, id, dayIn(8))).toMatchObject({ from: moved, until: moved, isOn: true });
    const shown = await article({ showTime: new Date(shop.clock.now().getTime() - HOUR) });
    await expect(move(plannedKinds.article, shown, 5)).rejects.toMatchObject({ message: /^文章已经发布，不能再改期/ });
  });

  it('stays within a year from today on, and what runs stays where it is', async () => {
    const [{ id }, running] = [await comingSale(2), await sale()];

    await expect(move(flashSale, id, -1)).rejects.toMatchObject({ message: /不能改到今天以前/ });
    await expect(move(flashSale, id, 400)).rejects.toMatchObject({ message: /最多改到一年以后/ });
    await expect(move(flashSale, running.id, 5)).rejects.toMatchObject({ message: '已经开始，不能再改期' });
    const asked = shop.admin().run(calendarCalls.checkMove, { kind: flashSale, id: running.id, day: dayIn(5) });
    await expect(asked).rejects.toMatchObject({ message: '已经开始，不能再改期' });
    await expect(move(flashSale, 999_999, 5)).rejects.toMatchObject({ code: 404 });
  });
});
