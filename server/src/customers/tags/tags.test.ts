import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { passesClearing } from '../../../test/passes-clearing.ts';
import { openShop } from '../../../test/shop.ts';
import { customerFacet } from '../facets/tables.ts';
import { clearDeletedTags } from './clear-deleted-tags.ts';
import { customerTagLink } from './tables.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);
const { crowd } = crowdIn(shop);

describe('tags of customers', () => {
  itKeepsRecords(shop, customerTagCalls, {
    valid: (name) => ({ name }),
    invalid: [
      ['no name', { name: ' ' }, '请填写标签名称'],
      ['a long name', { name: '长'.repeat(51) }, '标签名称不能超过50个字符'],
    ],
    taken: '标签名称已存在',
    gone: { code: 500, message: '用户标签不存在，请刷新页面后重试' },
    infoIsNull: true,
  });
});

describe('a tag on customers', () => {
  const tag = async (name: string) => {
    await admin.run(customerTagCalls.save, { name });
    return (await admin.run(customerTagCalls.list, { page: 1, limit: 100 })).list.at(-1)?.id ?? 0;
  };
  const wears = (uid: number, ...tagId: number[]) => admin.run(customerCalls.tag, { id: [uid], tagId });
  const worn = async (uid: number) => (await admin.run(customerCalls.info, { id: uid })).tagId;
  const listed = async (filter: Partial<Input<typeof customerCalls.list>>) =>
    (await admin.run(customerCalls.list, { page: 1, limit: 100, ...filter })).list;

  it('is gone from them at once when it goes, groups aside, says of how many, and comes back with them', async () => {
    const uid = await uidOf('fu');
    const [regular, other] = [await tag('常客'), await tag('爱茶')];
    await wears(uid, regular, other);
    await admin.run(customerCalls.group, { id: [uid], groupId: 1 });
    const found = async () => {
      const row = (await listed({ groupId: [1] }))[0];
      const alone = (await listed({ labelId: [regular] })).length;
      const among = (await listed({ labelId: [regular, other], groupId: [1] })).length;
      return [await worn(uid), row?.tagName, alone, (await listed({ labelId: [regular], groupId: [1] })).length, among];
    };
    const before = await found();
    expect(before).toEqual([`${other},${regular}`, '爱茶,常客', 1, 1, 1]);

    const { value, changeId } = await admin.change(customerTagCalls.delete, { id: regular });
    expect(value).toEqual({ customers: 1 });
    expect(await found()).toEqual([String(other), '爱茶', 0, 0, 1]);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await found()).toEqual(before);
  });

  it('leaves its name to a new one that nobody wears, and is worn as before when it is restored', async () => {
    const uid = await uidOf('restored');
    const [old, kept] = [await tag('老友'), await tag('近邻')];
    await wears(uid, old);
    await admin.run(customerTagCalls.delete, { id: old });
    const fresh = await tag('老友');
    expect([await worn(uid), await listed({ labelId: [fresh] })]).toEqual(['', []]);

    await wears(uid, fresh, kept);
    await admin.run(customerTagCalls.delete, { id: fresh });
    const { list } = await admin.run(deletionCalls.list, { page: 1, limit: 20, noun: 'customer_tag' });
    await admin.run(deletionCalls.restore, { noun: 'customer_tag', ids: [list.find(({ rowId }) => rowId === old)?.id ?? 0] });

    expect(await worn(uid)).toBe(`${kept},${old}`);
  });

  it('goes for good once it cannot be restored, with its facets, and none that was deleted later', async () => {
    const { mark, uids } = await crowd(1003);
    const [gone, lately, stays] = [await tag('甲'), await tag('乙'), await tag('丙')];
    const links = [gone, lately, stays].flatMap((tagId) => uids.map((uid) => ({ uid, tagId })));
    await written(({ tx }) => insertRows(tx, customerTagLink, links));
    const linksAndFacets = async (id: number) => [
      await shop.db.$count(customerTagLink, eq(customerTagLink.tagId, id)),
      await shop.db.$count(customerFacet, sql`facets @@ ${`'tag ${id}'`}::tsquery`),
    ];
    await admin.run(customerTagCalls.delete, { id: gone });

    await passesClearing(shop, {
      timer: clearDeletedTags,
      meanwhile: () => admin.run(customerTagCalls.delete, { id: lately }),
      async left() {
        const [links = 0, facets] = await linksAndFacets(gone);
        expect(facets).toBe(links);
        return links;
      },
    });

    for (const id of [lately, stays]) expect(await linksAndFacets(id)).toEqual([1003, 1003]);
    expect((await listed({ keywords: mark, limit: 1 }))[0]?.tagName).toBe('丙');
  });
});
