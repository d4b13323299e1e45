import { describe, expect, it } from 'vitest';
import { groupDataCalls, groups } from '#contract/settings/group-data.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { groupData } from './tables.ts';

const shop = openShop();
const admin = shop.admin();
const act = { name: 'test.groupData', actor: systemActor('test') };

type Entry = Partial<typeof groupData.$inferInsert>;
const put = (...entries: Entry[]) =>
  shop.app.write(act, ({ tx }) => tx.insert(groupData).values(entries.map((entry) => ({ gid: 900, value: '{}', ...entry }))));
const sortsOf = async (gid: number, filter: { status?: boolean; keywords?: string } = {}) =>
  (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 9999, ...filter })).list.map(({ sort }) => sort);

describe('the entries of a group', () => {
  it('stand by their order, and in the same place by their age', async () => {
    await put({ sort: 2 }, { sort: 1, value: '"older"' }, { sort: 1, value: '"newer"' });

    const { list, total } = await admin.run(groupDataCalls.list, { gid: 900, page: 1, limit: 2 });

    expect([total, list.map(({ value }) => value)]).toEqual([3, ['"older"', '"newer"']]);
  });

  it('are told by whether they are shown, and of no other group', async () => {
    await put({ gid: 901, sort: 1 }, { gid: 901, sort: 2, status: false });

    expect(await sortsOf(901)).toEqual([1, 2]);
    expect(await sortsOf(901, { status: true })).toEqual([1]);
    expect(await sortsOf(901, { status: false })).toEqual([2]);
    expect(await sortsOf(999)).toEqual([]);
  });

  it('are not searched, whatever word is sent', async () => {
    await put({ gid: 902, sort: 5 });

    expect(await sortsOf(902, { keywords: '没有这个词' })).toEqual([5]);
  });
});

describe('the recommendations', () => {
  it('have their names from the start', async () => {
    const { list } = await admin.run(groupDataCalls.list, { gid: groups.recommendations, page: 1, limit: 20 });
    const values = list.map(({ value }) => JSON.parse(value).fields.map((field: { value: string }) => field.value));

    expect(values.map((fields) => [fields[1], fields[3]])).toEqual([
      ['精品推荐', '1'],
      ['热门榜单', '2'],
      ['首发新品', '3'],
      ['促销单品', '4'],
    ]);
  });

  it('are read by those who look after products', async () => {
    const keeper = shop.admin({ role: '店长' });

    expect((await keeper.run(groupDataCalls.list, { gid: groups.recommendations, page: 1, limit: 20 })).total).toBe(4);
  });
});
