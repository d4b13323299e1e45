import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { pointsExportCalls } from '#contract/customers/points-export.ts';
import { pointsCalls } from '#contract/customers/points.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { openShop } from '../../../test/shop.ts';
import { promisePoints } from './promise-points.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written, grant } = accountsIn(shop);
const exported = exportsIn(shop);
const list = async (filter = {}) => (await admin.run(pointsCalls.list, { page: 1, limit: 20, ...filter })).list;

describe('the list of points', () => {
  it('has those that count, and none that wait', async () => {
    await grant('waits', 5);
    const uid = await uidOf('waits');
    await written((write) => promisePoints(write, { uid, integral: 30, orderNo: 'order-w' }));

    expect(await list({ uid })).toMatchObject([{ integral: 5, type: 1, linkType: 'system' }]);
  });

  it('is filtered by name and by day', async () => {
    await grant('林小满', 1);
    await grant('陈大文', 2);

    expect(await list({ keywords: '小满' })).toMatchObject([{ nickName: '林小满' }]);
    expect(await list({ keywords: '大文', dateLimit: 'today' })).toHaveLength(1);
    expect(await list({ keywords: '大文', dateLimit: 'yesterday' })).toEqual([]);
  });

  it('is summed up under the same filters, without what waits', async () => {
    const sums = (filter = {}) => admin.run(pointsCalls.sums, filter);
    const before = (await sums())?.net ?? 0;
    for (const points of [30, -10]) await grant('summed', points);
    const uid = await uidOf('summed');
    await written((write) => promisePoints(write, { uid, integral: 70, orderNo: 'order-s' }));

    expect((await sums())?.net).toBe(before + 20);
    expect((await sums({ dateLimit: 'today' }))?.net).toBe(before + 20);
    expect(await sums({ dateLimit: 'yesterday' })).toEqual({ income: 0, outlay: 0, net: 0 });
    for (const filter of [{ uid }, { keywords: 'summed' }])
      expect(await sums(filter)).toEqual({ income: 30, outlay: 10, net: 20 });
  });

  it('is of everybody where a client sends nobody as ""', async () => {
    await grant('林小满', 1);
    const body = { dateLimit: '', keywords: '', uid: '' };
    expect((await admin.raw('POST', pointsCalls.list.path, { body })).code).toBe(200);
    expect((await admin.raw('POST', pointsCalls.list.path, { body: { uid: '0' } })).code).toBe(400);
  });

  it('is sorted by what moved, by what there was after it, and by when', async () => {
    for (const points of [30, -10, 5]) await grant('sorted', points);
    const uid = await uidOf('sorted');
    const moved = async (order?: Input<typeof pointsCalls.list>['order']) =>
      (await list({ uid, order })).map(({ type, integral }) => (type === 1 ? integral : -integral));

    expect(await moved('integral')).toEqual([-10, 5, 30]);
    expect(await moved('-integral')).toEqual([30, 5, -10]);
    expect(await moved('balance')).toEqual([-10, 5, 30]);
    expect(await moved('updateTime')).toEqual([30, -10, 5]);
    expect(await moved()).toEqual([5, -10, 30]);
  });

  it('is exported as it is filtered, with the sign of each, and by a right of its own', async () => {
    for (const points of [30, -10]) await grant('exported', points);
    const filter = { uid: await uidOf('exported') };
    const { exportPoints } = pointsExportCalls;

    expect(await exported(exportPoints, filter, ['title', 'integral', 'balance'])).toEqual([
      ['标题', '积分变动', '积分余量'],
      ['后台积分操作', '-10', '20'],
      ['后台积分操作', '30', '30'],
    ]);
    await expect(exported(exportPoints, filter, [], [pointsCalls.list.permission])).rejects.toMatchObject({ code: 403 });
  });
});
