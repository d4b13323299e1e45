import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);
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
  it('leaves them when it goes, says how many, and comes back with them', async () => {
    const uid = await uidOf('fu');
    await written(({ tx }) => tx.update(customer).set({ groupId: 3 }).where(eq(customer.id, uid)));
    const groupOf = async () => (await shop.db.select().from(customer).where(eq(customer.id, uid)))[0]?.groupId;

    const { value, changeId } = await admin.change(customerGroupCalls.delete, { id: 3 });
    expect([value, await groupOf()]).toEqual([{ customers: 1 }, null]);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await groupOf()).toBe(3);
  });
});
