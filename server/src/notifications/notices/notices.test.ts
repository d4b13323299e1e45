import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { MINUTE } from '#contract/durations.ts';
import { events, findEvent } from '#contract/notifications/events.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import type { News } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { writeLetters } from '../outbox/write-letters.ts';
import { notice } from './tables.ts';

const shop = openShop();
const orders = ordersIn(shop);
const seller = shop.admin({ may: ['admin:order:list', 'admin:order:status:num', 'admin:order:send'] });
const painter = shop.admin({ may: ['admin:category:list'] });
const everybody = shop.admin();
const listOf = (who: typeof seller, query = {}) => who.run(noticeCalls.list, { limit: 50, ...query });
const unreadOf = async (who: typeof seller) => (await who.run(noticeCalls.unread, {})).count;

async function paidOrder() {
  const order = await orders.order({ of: await orders.sku(), paid: true });
  await shop.runQueued();
  return order;
}

describe('a notice', () => {
  it('leads where some call needs what it asks for', () => {
    const permissions = new Set(everyCall().map(({ permission }) => permission));
    const needed = Object.keys(events).flatMap((mark) => findEvent(mark)?.notice?.needs ?? []);
    expect(needed.filter((permission) => !permissions.has(permission))).toEqual([]);
  });

  it('of a paid order comes to those who may see orders, and to nobody else', async () => {
    await Promise.all([unreadOf(seller), unreadOf(painter), unreadOf(everybody)]);
    const { orderNo } = await paidOrder();

    const [told] = await listOf(seller);
    expect(told).toMatchObject({ mark: 'adminPaySuccess', subject: orderNo, isRead: false });
    expect((await listOf(everybody)).filter(({ subject }) => subject === orderNo)).toHaveLength(1);
    expect(await listOf(painter)).toEqual([]);
  });

  it('of a refund comes when a customer asks for one, once', async () => {
    const { orderNo } = await paidOrder();
    const ask = () => orders.storefront.run(openOrderCalls.askRefund, { orderNo, reason: '不想要了' });
    await ask();
    await ask();
    await shop.runQueued();

    const told = (await listOf(seller)).filter(({ subject }) => subject === orderNo);
    expect(told.map(({ mark }) => mark)).toEqual(['adminApplyOrderRefund', 'adminPaySuccess']);
  });

  it('of low stock comes with the order that took the last pieces above the threshold', async () => {
    const name = '信号灯模型';
    await orders.order({ of: await orders.sku({ name, stock: 3 }), quantity: 1, paid: true });
    await shop.runQueued();

    expect(await listOf(everybody)).toContainEqual(expect.objectContaining({ mark: 'adminLowStock', subject: name }));
    expect(await listOf(seller)).not.toContainEqual(expect.objectContaining({ mark: 'adminLowStock' }));
  });

  it('of what a limit closes is not even written for whoever has it, whatever their role holds', async () => {
    const needs = ['admin:recharge:list', 'admin:recharge:refund'];
    const [whole, limited] = [await shop.person({ may: needs }), await shop.person({ may: needs, dataScope: 'points' })];
    await shop.app.write({ name: 'test.notice', actor: systemActor('test') }, (write) =>
      writeLetters(write, 'adminRechargeOwed', ['wx-recharge-1']),
    );
    await shop.runDue();

    const written = (adminId: number) => shop.db.$count(notice, eq(notice.adminId, adminId));
    expect([await written(whole.id), await written(limited.id)]).toEqual([1, 0]);
  });

  it('of a new order and of a receipt comes where staff have switched it on', async () => {
    for (const id of [9, 10]) await everybody.run(notificationCalls.switchNotice, { id, status: 1 });
    const { orderNo } = await orders.order({ of: await orders.sku(), received: true });
    await shop.runQueued();

    const told = (await listOf(seller)).filter(({ subject }) => subject === orderNo);
    expect(told.map(({ mark }) => mark).toSorted()).toEqual(['adminPaySuccess', 'adminPlaceAnOrder', 'adminReceiptGoods']);
  });
});

describe('notices of a person', () => {
  it('are read one by one or all at once, by nobody else', async () => {
    await paidOrder();
    const [newest] = await listOf(seller);
    const before = await unreadOf(seller);
    await painter.run(noticeCalls.read, { id: newest?.id ?? 0 });
    expect(await unreadOf(seller)).toBe(before);
    await seller.run(noticeCalls.read, { id: newest?.id ?? 0 });
    expect(await unreadOf(seller)).toBe(before - 1);

    await seller.run(noticeCalls.readAll, { until: newest?.id ?? 0 });
    expect(await unreadOf(seller)).toBe(0);
    expect(await unreadOf(everybody)).toBeGreaterThan(0);
  });

  it('that come in while all are being read stay unread', async () => {
    const [newest] = await listOf(seller);
    await paidOrder();
    await seller.run(noticeCalls.readAll, { until: newest?.id ?? 0 });
    expect(await unreadOf(seller)).toBeGreaterThan(0);
  });

  it('are brief for whoever has the orders to send as one figure, and for nobody else', async () => {
    const { orderNo } = await paidOrder();
    await orders.storefront.run(openOrderCalls.askRefund, { orderNo, reason: '不想要了' });
    await shop.runQueued();
    const marks = async (query: object) =>
      (await listOf(seller, query)).filter(({ subject }) => subject === orderNo).map(({ mark }) => mark);
    const all = await marks({});
    expect(all).toEqual(expect.arrayContaining(['adminApplyOrderRefund', 'adminPaySuccess']));
    expect(await marks({ brief: true })).toEqual(all.filter((mark) => mark !== 'adminPaySuccess'));
    const looks = shop.admin({ may: ['admin:order:list'] });
    await looks.run(noticeCalls.unread, {});
    await paidOrder();
    expect(await listOf(looks, { brief: true })).toContainEqual(expect.objectContaining({ mark: 'adminPaySuccess' }));
    const [whole, brief] = [await unreadOf(seller), (await seller.run(noticeCalls.unread, { brief: true })).count];
    expect(brief).toBeLessThan(whole);
  });

  it('say what they are about: goods, whose they are and for how much, to those who may see amounts', async () => {
    const { orderNo } = await orders.order({ of: await orders.sku({ name: '信号旗', price: 1500 }), quantity: 2, paid: true });
    await shop.runQueued();
    const aboutOf = async (who: typeof seller) => (await listOf(who)).find(({ subject }) => subject === orderNo)?.about;
    expect(await aboutOf(everybody)).toMatchObject({
      title: '信号旗',
      who: expect.stringMatching(/./),
      amount: expect.any(Number),
    });
    expect(await aboutOf(seller)).toMatchObject({ title: '信号旗', amount: null });
  });

  it('cost as many statements, however many there are', async () => {
    await listOf(everybody);
    const few = await shop.countQueries(() => listOf(everybody, { limit: 2 }));
    expect(await shop.countQueries(() => listOf(everybody, { limit: 50 }))).toBeLessThanOrEqual(few + 2);
  });

  it('are shown by their kind', async () => {
    await paidOrder();
    const kindsOf = async (kind: string) => new Set((await listOf(everybody, { kind })).map(({ mark }) => mark));
    expect(await kindsOf('order')).toContain('adminPaySuccess');
    expect([...(await kindsOf('goods'))].every((mark) => mark === 'adminLowStock')).toBe(true);
    await expect(listOf(everybody, { kind: 'nonsense' })).rejects.toMatchObject({
      message: expect.stringContaining('通知类型不正确'),
    });
  });

  it('go out of the way when they are done, for their person alone, and come back when that is undone', async () => {
    await paidOrder();
    const [newest] = await listOf(seller);
    const ids = [newest?.id ?? 0];
    expect(await everybody.run(noticeCalls.finish, { ids })).toEqual({ count: 0 });
    expect((await listOf(seller))[0]?.id).toBe(newest?.id);

    const unread = await unreadOf(seller);
    await seller.run(noticeCalls.finish, { ids });
    expect((await listOf(seller)).map(({ id }) => id)).not.toContain(newest?.id);
    expect(await listOf(seller, { state: 'done' })).toMatchObject([{ id: newest?.id, state: 'done', isRead: true }]);
    expect(await unreadOf(seller)).toBe(unread - 1);

    await seller.run(noticeCalls.restore, { ids });
    expect((await listOf(seller))[0]).toMatchObject({ id: newest?.id, state: 'open' });
    await expect(seller.run(noticeCalls.finish, { ids: [] })).rejects.toMatchObject({
      message: expect.stringContaining('请选择要处理的通知'),
    });
  });

  it('that are put off come back in an hour, unread and on top, once, and their person hears of it', async () => {
    const { orderNo } = await paidOrder();
    await paidOrder();
    const isIt = ({ mark, subject }: { mark: string; subject: string }) => mark === 'adminPaySuccess' && subject === orderNo;
    const found = (await listOf(seller)).find(isIt);
    const { until } = await seller.run(noticeCalls.putOff, { ids: [found?.id ?? 0], until: 'hour' });
    expect(Math.round((until.getTime() - shop.clock.now().getTime()) / MINUTE)).toBe(60);
    expect((await listOf(seller)).filter(isIt)).toEqual([]);
    expect(await listOf(seller, { state: 'later' })).toMatchObject([{ id: found?.id, laterTime: until, isRead: true }]);

    await shop.pass('59 minutes');
    expect((await listOf(seller)).filter(isIt)).toEqual([]);
    const heard: News[] = [];
    const deaf = shop.app.hub.on((news) => void heard.push(news));
    shop.clock.pass('2 minutes');
    await Promise.all([shop.runDue(), shop.runDue()]);
    const [newest, ...others] = await listOf(seller);
    expect(newest).toMatchObject({ subject: orderNo, isRead: false, state: 'open', laterTime: null });
    expect(others.filter(isIt)).toEqual([]);
    await expect.poll(() => heard.some((news) => news.topic === 'notice' && news.isNew)).toBe(true);
    deaf();
  });

  it('are paged by the last one seen', async () => {
    const all = await listOf(seller);
    const first = await listOf(seller, { limit: 2 });
    const next = await listOf(seller, { limit: 2, before: first[1]?.id });
    expect([...first, ...next]).toEqual(all.slice(0, 4));
  });

  it('are announced to that person’s screens', async () => {
    const heard: News[] = [];
    const deaf = shop.app.hub.on((news) => void heard.push(news));
    await paidOrder();
    await expect.poll(() => heard.some(({ topic }) => topic === 'notice')).toBe(true);
    deaf();
  });

  it('go after three months', async () => {
    await shop.pass('91 days');
    expect(await shop.db.$count(notice)).toBe(0);
  });
});
