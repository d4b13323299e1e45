import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { type HeadcountKind, headcountCalls } from '#contract/customers/headcounts.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf } = accountsIn(shop);
const { crowd } = crowdIn(shop);

describe('how many customers groups, tags and levels have', () => {
  const headcounts = (of: HeadcountKind, ...ids: number[]) => admin.run(headcountCalls.headcounts, { of, ids });
  const tag = async (name: string) => {
    await admin.run(customerTagCalls.save, { name });
    return (await admin.run(customerTagCalls.list, { page: 1, limit: 100 })).list.at(-1)?.id ?? 0;
  };

  it('is told for all of them at once, in their order and by a fixed number of queries', async () => {
    const [rare, common] = [await tag('少'), await tag('多')];
    const { uids } = await crowd(5, { groupId: 2, level: 3 });
    await admin.run(customerCalls.tag, { id: uids.slice(0, 1), tagId: [rare, common] });
    await admin.run(customerCalls.tag, { id: uids.slice(1), tagId: [common] });
    const said = (id: number, customers: number) => ({ id, customers, capped: false });

    expect(await headcounts('tag', common, rare)).toEqual([said(common, 5), said(rare, 1)]);
    expect(await headcounts('group', 2, 1)).toEqual([said(2, 5), said(1, 0)]);
    expect(await headcounts('level', 3, 1)).toEqual([said(3, 5), said(1, 0)]);

    const asked = (...ids: number[]) => shop.countQueries(() => headcounts('tag', ...ids));
    expect(await asked(rare, common)).toBe(await asked(rare));
  });

  it('leaves out accounts that went into another, and whatever was deleted', async () => {
    const gone = await tag('要走的');
    const [fromUid, toUid] = [await uidOf('twin-1'), await uidOf('twin-2')];
    await admin.run(customerCalls.tag, { id: [fromUid, toUid], tagId: [gone] });
    await admin.run(customerCalls.group, { id: [fromUid, toUid], groupId: 3 });
    await admin.run(mergeCalls.merge, { fromUid, toUid, reason: '同一个人' });

    expect(await headcounts('tag', gone)).toMatchObject([{ customers: 1 }]);
    expect(await headcounts('group', 3)).toMatchObject([{ customers: 1 }]);

    await admin.run(customerTagCalls.delete, { id: gone });
    await admin.run(customerGroupCalls.delete, { id: 3 });
    expect(await headcounts('tag', gone)).toEqual([]);
    expect(await headcounts('group', 3)).toEqual([]);
  });

  it('stops at the count of the list that they lead to', async () => {
    await crowd(10_001, { groupId: 1 });

    expect(await headcounts('group', 1)).toEqual([{ id: 1, customers: 10_000, capped: true }]);
    expect(await admin.run(customerCalls.list, { page: 1, limit: 1, groupId: [1] })).toMatchObject({
      total: 10_000,
      capped: true,
    });
  });

  it('refuses more than a page of them', async () => {
    const ids = Array.from({ length: 201 }, (_, at) => at + 1);
    const asked = admin.raw('GET', '/admin/user/headcount', { query: { of: 'tag', ids: ids.join(',') } });
    expect(await asked).toMatchObject({ code: 400, message: '一次最多 200 个' });
  });
});
