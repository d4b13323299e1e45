import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';
import { customerTagLink } from './tables.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);

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

  it('are answered in the JSON of the wire', async () => {
    await admin.run(customerTagCalls.save, { name: '老顾客' });
    const { list } = await admin.run(customerTagCalls.list, { page: 1, limit: 100 });
    const id = list.find(({ name }) => name === '老顾客')?.id ?? 0;

    expect(await admin.raw('GET', '/admin/user/tag/info', { query: { id } })).toEqual({
      code: 200,
      message: '操作成功',
      data: { id, name: '老顾客' },
    });
  });
});

describe('a tag on customers', () => {
  it('is taken off when it goes, groups aside, says of how many, and comes back with them', async () => {
    const uid = await uidOf('fu');
    await admin.run(customerTagCalls.save, { name: '常客' });
    const { list } = await admin.run(customerTagCalls.list, { page: 1, limit: 100 });
    const tagId = list.at(-1)?.id ?? 0;
    await written(async ({ tx }) => {
      await tx.update(customer).set({ groupId: 1 }).where(eq(customer.id, uid));
      await tx.insert(customerTagLink).values({ uid, tagId });
    });
    const linked = () => shop.db.$count(customerTagLink, eq(customerTagLink.tagId, tagId));

    const { value, changeId } = await admin.change(customerTagCalls.delete, { id: tagId });
    expect([value, await linked()]).toEqual([{ customers: 1 }, 0]);
    expect(await shop.db.$count(customer, eq(customer.groupId, 1))).toBe(1);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await linked()).toBe(1);
  });
});
