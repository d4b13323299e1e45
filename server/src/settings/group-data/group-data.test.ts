import { describe, expect, it } from 'vitest';
import { groupDataCalls, groups } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { dataGroup } from '../groups/tables.ts';
import { shownEntries } from './queries.ts';
import { groupData } from './tables.ts';

const shop = openShop();
const admin = shop.admin();
const act = { name: 'test.groupData', actor: systemActor('test') };

type GroupDataRow = Partial<typeof groupData.$inferInsert>;
const put = (...entries: GroupDataRow[]) =>
  shop.app.write(act, async ({ tx }) => {
    const rows = entries.map((entry) => ({ gid: 900, value: '{}', ...entry }));
    const made = [...new Set(rows.map(({ gid: id }) => id))].map((id) => ({ id, name: '公告', info: '首页' }));
    await tx.insert(dataGroup).values(made).onConflictDoNothing();
    await tx.insert(groupData).values(rows);
  });
const entryOf = (values: Record<string, string>) =>
  JSON.stringify({ fields: Object.entries(values).map(([name, value]) => ({ name, title: name, value })) });
const sortsOf = async (gid: number, filter: { status?: boolean; keywords?: string } = {}) =>
  (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 9999, ...filter })).list.map(({ sort }) => sort);

/** Number, form, how many entries, how many of them shown: those that lack their picture are hidden until they have one. */
const seeded = [
  [73, 136, 1, 0],
  [72, 114, 1, 0],
  [71, 102, 5, 5],
  [70, 99, 4, 4],
  [68, 97, 1, 1],
  [67, 96, 10, 10],
  [65, 90, 2, 0],
  [62, 103, 9, 9],
  [60, 113, 3, 0],
  [59, 93, 1, 0],
  [58, 92, 1, 0],
  [57, 94, 1, 0],
  [55, 87, 7, 7],
  [54, 89, 8, 8],
  [53, 115, 6, 0],
  [52, 91, 1, 0],
  [48, 95, 2, 0],
  [37, 95, 3, 0],
] as const;

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

  it('are saved over nobody, by their values as they were opened', async () => {
    await put({ gid: 904, sort: 1, value: entryOf({ name: '旧' }) });
    const [entry] = (await admin.run(groupDataCalls.list, { gid: 904, page: 1, limit: 1 })).list;
    const { id = 0, value = '', sort = 0, status = true } = entry ?? {};
    const save = (name: string) =>
      admin.raw('POST', '/admin/system/group/data/update', {
        query: { id },
        body: { gid: 904, form: { id: 0, sort, status, ...JSON.parse(entryOf({ name })) }, opened: { value, sort, status } },
      });

    expect(await save('甲')).toMatchObject({ code: 200 });
    expect(await save('乙')).toMatchObject({ code: 409, data: { theirs: { value: expect.stringContaining('甲') } } });
  });

  it('are not searched, whatever word is sent', async () => {
    await put({ gid: 902, sort: 5 });

    expect(await sortsOf(902, { keywords: '没有这个词' })).toEqual([5]);
  });
});

describe('what readers are given of a group', () => {
  it('is every entry that is shown, in order, and none where there is none', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ sort: at, value: entryOf({ name: `第${at}` }) }));
    await put(...many.map((entry) => ({ gid: 903, ...entry })), {
      gid: 903,
      sort: 3,
      status: false,
      value: entryOf({ name: '藏' }),
    });

    const names = (await shownEntries(shop.db, 903)).map(({ name }) => name);

    expect(names).toEqual(Array.from({ length: 25 }, (_, at) => `第${at}`));
    expect(await shownEntries(shop.db, 999)).toEqual([]);
  });
});

describe('the groups that clients know', () => {
  const every = async () => (await admin.run(groupCalls.list, { page: 1, limit: 100 })).list.filter(({ id }) => id < 100);

  it('are there from the start, each with a form', async () => {
    const found = await every();
    expect(found.map(({ id, formId }) => [id, formId])).toEqual(seeded.map(([id, formId]) => [id, formId]));
  });

  it('have entries whose fields are those of the form, which it takes as they are', async () => {
    for (const { id: gid } of await every()) {
      const { list } = await admin.run(groupDataCalls.list, { gid, page: 1, limit: 100, status: true });
      for (const { id, value } of list) await admin.run(groupDataCalls.update, { id, gid, form: JSON.parse(value) });
    }
  });

  it.each(seeded)('%i of form %i begins with %i entries, %i of them shown', async (gid, _, all, shown) => {
    expect([(await sortsOf(gid)).length, (await sortsOf(gid, { status: true })).length]).toEqual([all, shown]);
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
