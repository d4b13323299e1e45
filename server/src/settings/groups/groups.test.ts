import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const listed = async (gid: number) => (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 20 })).list;

describe('groups of combined data', () => {
  itKeepsRecords(shop, groupCalls, {
    valid: (name) => ({ name, info: '首页用', formId: 0 }),
    invalid: [
      ['no name', { name: ' ' }, '填写数据组名称'],
      ['a long name', { name: '长'.repeat(51) }, '数据组名称长度不能超过50个字符'],
      ['a form that is no number', { formId: 'x' }, '请选择表单数据'],
    ],
    gone: { code: 500, message: '数据组不存在，请刷新页面后重试' },
    infoIsNull: true,
  });
});

describe('a group', () => {
  it('is found by number, name or description', async () => {
    await admin.run(groupCalls.save, { name: '站台公告', info: '候车厅大屏', formId: 0 });
    const find = async (keywords: string) => (await admin.run(groupCalls.list, { keywords, page: 1, limit: 5 })).list;
    const [group] = await find('台公');
    expect(await find('候车')).toEqual([group]);
    expect(await find(String(group?.id))).toContainEqual(group);
  });

  it('is refused with a form that nobody has drawn', async () => {
    const draft = { name: '轮播', info: '首页', formId: 999_999 };
    await expect(admin.run(groupCalls.save, draft)).rejects.toMatchObject({ message: '请选择表单数据' });
  });

  it('takes its entries along, and brings them back', async () => {
    await admin.run(groupCalls.save, { name: '公告', info: '首页', formId: 0 });
    const [group] = (await admin.run(groupCalls.list, { keywords: '公告', page: 1, limit: 1 })).list;
    const gid = group?.id ?? 0;
    const fields = [{ name: 'info', title: '内容', value: '今天停运' }];
    await admin.run(groupDataCalls.save, { gid, form: { id: 0, sort: 1, status: true, fields } });

    const { changeId } = await admin.change(groupCalls.delete, { id: gid });
    expect(await listed(gid)).toEqual([]);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await listed(gid)).toMatchObject([{ sort: 1, status: true }]);
  });
});
