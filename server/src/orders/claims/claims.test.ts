import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { limits } from '#contract/data-scope.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, send, askRefund, timeline, storefront } = ordersIn(shop);

const packing = ['admin:info', 'admin:order:list', 'admin:order:info', 'admin:order:claim', 'admin:order:send'];
const wang = shop.admin({ account: 'wang', realName: '小王', may: packing });
const li = shop.admin({ account: 'li', realName: '小李', may: packing });
const boss = shop.admin({ account: 'boss', realName: '站长' });

const paid = async () => order({ of: await sku(), paid: true });
const handlerOf = async ({ orderNo }: Pick<PlacedOrder, 'orderNo'>, by = boss) =>
  (await by.run(orderCalls.info, { orderNo })).handler ?? null;
const claim = ({ orderNo }: PlacedOrder, by = wang) => by.run(claimCalls.claim, { orderNo });
const list = async (filter: Partial<Input<typeof orderCalls.list>>, by = wang) => {
  const page = await by.run(orderCalls.list, { page: 1, limit: 100, status: 'all', type: 2, ...filter });
  return page.list.map(({ orderId }) => orderId);
};

describe('an order that several want', () => {
  it('is taken by one of them, and the others hear by whom and since when', async () => {
    const wanted = await paid();
    const staff = Array.from({ length: 10 }, (_, at) =>
      shop.admin({ account: `want-${at}`, realName: `员工${at}`, may: packing }),
    );
    // Signed in before they run.
    await Promise.all(staff.map((one) => one.run(administratorCalls.me, {})));

    const tries = await Promise.allSettled(staff.map((one) => claim(wanted, one)));

    const handler = await handlerOf(wanted);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const said = tries.flatMap((tried) => (tried.status === 'rejected' ? [String(tried.reason.message)] : []));
    expect(said.filter((text) => text.startsWith(`${handler?.name} 从 20`))).toHaveLength(9);
    const steps = await timeline(wanted);
    expect(steps.filter(({ changeType }) => changeType === 'claim').map(({ actor }) => actor)).toEqual([handler?.name]);
  });

  it('is still sent by whoever may send', async () => {
    const wanted = await paid();
    await claim(wanted);

    await li.run(sendingCalls.send, { orderNo: wanted.orderNo, type: '3' });

    expect(await handlerOf(wanted)).toBeNull();
  });
});

describe('a claim', () => {
  it('is seen in the list and in the order, by everybody, at once', async () => {
    const seen = await paid();
    expect(await list({ orderNo: seen.orderNo }, li)).toEqual([seen.orderNo]);

    await claim(seen);

    const { list: rows } = await li.run(orderCalls.list, { page: 1, limit: 20, status: 'all', type: 2, orderNo: seen.orderNo });
    expect(rows).toMatchObject([{ handler: { name: '小王', since: expect.any(Date) } }]);
    expect(await handlerOf(seen, li)).toEqual(rows[0]?.handler);
  });

  it('is repeated without effect, and given back by its handler alone', async () => {
    const seen = await paid();
    await claim(seen);
    await claim(seen);
    await expect(li.run(claimCalls.release, { orderNo: seen.orderNo })).rejects.toMatchObject({
      message: expect.stringContaining('这个订单由 小王 处理'),
    });

    await wang.run(claimCalls.release, { orderNo: seen.orderNo });
    await wang.run(claimCalls.release, { orderNo: seen.orderNo });

    expect(await handlerOf(seen)).toBeNull();
    const steps = (await timeline(seen)).map(({ changeType }) => changeType);
    expect(steps.slice(0, 2)).toEqual(['release', 'claim']);
  });

  it.each([
    ['sent', (of: PlacedOrder) => send(of)],
    ['cancelled', ({ orderNo }: PlacedOrder) => storefront.run(openOrderCalls.cancel, { orderNo })],
    [
      'refunded',
      ({ orderNo, payPrice: amount }: PlacedOrder) =>
        boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '缺货', requestKey: orderNo }).then(() => shop.runQueued()),
    ],
  ])('ends when the order is %s, and none begins after', async (state, act) => {
    const over = await order({ of: await sku(), paid: state !== 'cancelled' });
    await claim(over);

    await act(over);

    expect(await handlerOf(over)).toBeNull();
    await expect(claim(over)).rejects.toMatchObject({ message: expect.stringContaining('现在不用处理') });
  });

  it('outlives a part of the work', async () => {
    const two = await order({ of: await sku(), quantity: 2, paid: true });
    await askRefund(two);
    await claim(two);

    await boss.run(refundCalls.refuseRefund, { orderNo: two.orderNo, reason: '请先收货' });

    expect(await handlerOf(two)).toMatchObject({ name: '小王' });
  });
});

/** Id that no order has. */
const NOBODYS = 9_999_999;

describe('several orders', () => {
  it('are taken at once, except for those that others have', async () => {
    const orders = [await paid(), await paid(), await order({ of: await sku(), sent: true })];
    const [, theirs] = orders;
    await claim(theirs ?? (await paid()), li);
    const ids = await Promise.all(orders.map(async ({ orderNo }) => (await boss.run(orderCalls.info, { orderNo })).id));

    expect(await wang.run(claimCalls.claimMany, { ids: [...ids, NOBODYS] })).toEqual({
      changed: 1,
      unchanged: 1,
      refused: 1,
      missing: 1,
    });

    expect(await Promise.all(orders.map(async (each) => (await handlerOf(each))?.name))).toEqual(['小王', '小李', undefined]);
  });
});

describe('a superior', () => {
  it('gives an order to somebody who may handle it, from whoever has it, and takes it away', async () => {
    const moved = await paid();
    await claim(moved);
    const people = await boss.run(claimCalls.assignees, {});
    const xiaoLi = people.find(({ name }) => name === '小李');
    const mine = xiaoLi?.count ?? 0;

    await boss.run(claimCalls.assign, { orderNo: moved.orderNo, adminId: xiaoLi?.id ?? 0 });

    expect(await handlerOf(moved)).toMatchObject({ name: '小李' });
    expect((await timeline(moved))[0]).toMatchObject({ actor: '站长', changeMessage: '指派给 小李，原来由 小王 处理' });
    expect(await boss.run(claimCalls.handlers, {})).toContainEqual({ id: xiaoLi?.id, name: '小李', count: mine + 1 });
    await boss.run(claimCalls.assign, { orderNo: moved.orderNo, adminId: null });
    expect(await handlerOf(moved)).toBeNull();
  });

  it('has the person notified, and nobody else', async () => {
    const { orderNo } = await paid();
    const people = await boss.run(claimCalls.assignees, {});
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? 0;

    await boss.run(claimCalls.assign, { orderNo, adminId: idOf('小李') });
    await shop.runQueued();

    const told = async (by = li) =>
      (await by.run(noticeCalls.list, { limit: 50 })).filter(
        ({ mark, subject }) => mark === 'adminOrderAssigned' && subject === orderNo,
      );
    expect(await Promise.all([told(), told(wang), told(boss)])).toMatchObject([[{ isRead: false }], [], []]);
  });

  it('gives several at once, and the person is notified once', async () => {
    const [free, theirs, mine] = [await paid(), await paid(), await paid()];
    const sent = await order({ of: await sku(), sent: true });
    await claim(theirs);
    await claim(mine, li);
    const people = await boss.run(claimCalls.assignees, {});
    const adminId = people.find(({ name }) => name === '小李')?.id ?? 0;
    const all = [free, theirs, mine, sent];
    const ids = await Promise.all(all.map(async ({ orderNo }) => (await boss.run(orderCalls.info, { orderNo })).id));

    expect(await boss.run(claimCalls.assignMany, { ids: [...ids, NOBODYS], adminId })).toEqual({
      changed: 2,
      unchanged: 1,
      refused: 1,
      beyondLimit: 0,
      missing: 1,
    });

    await shop.runQueued();
    expect(await Promise.all(all.map(async (each) => (await handlerOf(each))?.name))).toEqual([
      '小李',
      '小李',
      '小李',
      undefined,
    ]);
    expect((await timeline(theirs))[0]).toMatchObject({ actor: '站长', changeMessage: '指派给 小李，原来由 小王 处理' });
    expect((await timeline(free))[0]).toMatchObject({ changeMessage: '指派给 小李' });
    const told = await li.run(noticeCalls.list, { limit: 50 });
    expect(told.filter(({ mark }) => mark === 'adminOrdersAssigned')).toMatchObject([{ subject: '2' }]);
    await expect(boss.run(claimCalls.assignMany, { ids, adminId: 999_999 })).rejects.toMatchObject({
      message: expect.stringContaining('没有找到这位员工'),
    });
    await expect(wang.run(claimCalls.assignMany, { ids, adminId })).rejects.toMatchObject({ code: 403 });
  });

  it('gives it to nobody whose limit keeps it back', async () => {
    const { orderNo } = await paid();
    const clerk = await shop.person({ may: packing, dataScope: limits.points.dataScope, realName: '别店店员' });
    const { id } = await boss.run(orderCalls.info, { orderNo });

    await expect(boss.run(claimCalls.assign, { orderNo, adminId: clerk.id })).rejects.toMatchObject({
      message: expect.stringContaining('别店店员 只能看自己提货点或店铺的订单'),
    });
    expect(await boss.run(claimCalls.assignMany, { ids: [id], adminId: clerk.id })).toEqual({
      changed: 0,
      unchanged: 0,
      refused: 0,
      beyondLimit: 1,
      missing: 0,
    });
    expect(await handlerOf({ orderNo })).toBeNull();
  });

  it('gives it to nobody who is not there or may not', async () => {
    const { id } = await shop.person({ may: ['admin:order:list'] });
    const { orderNo } = await paid();

    for (const adminId of [id, 999_999])
      await expect(boss.run(claimCalls.assign, { orderNo, adminId })).rejects.toMatchObject({
        message: expect.stringContaining('没有找到这位员工'),
      });
    await expect(wang.run(claimCalls.assign, { orderNo, adminId: null })).rejects.toMatchObject({ code: 403 });
  });
});

describe('the list', () => {
  it('finds what I handle, what somebody handles and what nobody does', async () => {
    const [mine, theirs, free] = [await paid(), await paid(), await paid()];
    await claim(mine);
    await claim(theirs, li);
    const { id } = await li.run(administratorCalls.me, {});

    expect(await list({ handler: 'me' })).toContain(mine.orderNo);
    expect(await list({ handler: 'me' })).not.toContain(theirs.orderNo);
    expect(await list({ handler: String(id), status: 'notShipped' })).toContain(theirs.orderNo);
    expect(await list({ handler: 'none', dateLimit: 'today' })).toContain(free.orderNo);
    expect(await list({ handler: 'none' })).not.toContain(mine.orderNo);
    const query = { handler: 'somebody', type: '2' };
    expect(await boss.raw('GET', '/admin/store/order/list', { query })).toMatchObject({ code: 400 });
  });

  it('asks the database for handlers no more often', async () => {
    const { orderNo } = await paid();
    const ask = () => list({ limit: 5 }, boss);
    await ask();
    const before = await shop.countQueries(ask);
    await boss.run(claimCalls.claim, { orderNo });
    await ask();

    expect(await shop.countQueries(ask)).toBe(before);
  });
});
