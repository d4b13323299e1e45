import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { passesClearing } from '../../../test/passes-clearing.ts';
import { openShop } from '../../../test/shop.ts';
import { clearDeletedGroups } from './clear-deleted-groups.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf } = accountsIn(shop);
const { crowd, groupsOf } = crowdIn(shop);
const seeded = () => admin.raw('GET', '/admin/user/group/list', { query: { page: 1, limit: 3 } });

describe('groups of customers', () => {
  itKeepsRecords(shop, customerGroupCalls, {
    valid: (groupName) => ({ groupName }),
    invalid: [
      ['no name', { groupName: ' ' }, '请填写分组名称'],
      ['a long name', { groupName: '长'.repeat(65) }, '用户分组名称不能超过64个字符'],
    ],
    taken: '分组名称已存在',
    gone: { code: 500, message: '用户分组不存在，请刷新页面后重试' },
    infoIsNull: true,
  });

  it('are three in a new shop, in the JSON of the wire', async () => {
    expect((await seeded()).data).toMatchObject({
      page: 1,
      limit: 3,
      list: [
        { id: 1, groupName: '初级会员' },
        { id: 2, groupName: '中级会员' },
        { id: 3, groupName: '高级会员' },
      ],
    });
  });
});

describe('a group with customers', () => {
  const listed = async (filter: Partial<Input<typeof customerCalls.list>>) =>
    (await admin.run(customerCalls.list, { page: 1, limit: 100, ...filter })).list;

  it('leaves them at once when it goes, says how many, and comes back with them', async () => {
    const uid = await uidOf('fu');
    await admin.run(customerCalls.group, { id: [uid], groupId: 3 });
    const found = async () => {
      const [row] = await listed({ keywords: 'fu' });
      const alone = (await listed({ groupId: [3] })).length;
      const among = (await listed({ groupId: [3], status: true })).length;
      return [(await admin.run(customerCalls.info, { id: uid })).groupId, row?.groupId, row?.groupName, alone, among];
    };
    const before = await found();
    expect(before).toEqual(['3', '3', '高级会员', 1, 1]);

    const { value, changeId } = await admin.change(customerGroupCalls.delete, { id: 3 });
    expect(value).toEqual({ customers: 1 });
    expect(await found()).toEqual(['', '', null, 0, 0]);
    // Saves the form as a client of the wire that has read it.
    await admin.run(customerCalls.update, { id: uid, mark: '', groupId: [], isPromoter: false, status: true });

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await found()).toEqual(before);
  });

  it('is left for good once it cannot be restored, and not by those who were put elsewhere', async () => {
    const { uids } = await crowd(203, { groupId: 2 });
    const [mover = 0, ...members] = uids;
    await admin.run(customerGroupCalls.delete, { id: 2 });
    await admin.run(customerCalls.group, { id: [mover], groupId: 1 });
    const left = async () => (await groupsOf(members)).filter((group) => group !== null).length;

    await passesClearing(shop, { timer: clearDeletedGroups, left });

    expect(await groupsOf([mover])).toEqual([1]);
  });
});
