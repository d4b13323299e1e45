import { describe, expect, it } from 'vitest';
import { segmentCalls } from '#contract/segments/segments.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();

itKeepsRecords(shop, segmentCalls, {
  valid: (name) => ({ name, filter: { payCount: '2', groupId: '3,4', isPromoter: true, dateLimit: 'lately30' } }),
  invalid: [
    ['no name', { name: ' ' }, '请填写客群名称'],
    ['a long name', { name: '长'.repeat(31) }, '客群名称不能超过30个字符'],
    ['no conditions', { filter: undefined }, '条件：有内容没有填写，请补充后重试'],
  ],
  taken: '已有同名的客群，请换一个名称',
  gone: { code: 404, message: '客群不存在，可能已被删除，请刷新页面后重试' },
});

describe('a segment', () => {
  it('has a condition, and days that are days', async () => {
    const save = (filter: object) => admin.run(segmentCalls.save, { name: '谁', filter });

    await expect(save({})).rejects.toMatchObject({ message: '客群至少要有一个条件，请先在用户列表里筛选' });
    await expect(save({ keywords: ' ', dateLimit: '' })).rejects.toMatchObject({ message: expect.stringContaining('至少要有') });
    await expect(save({ dateLimit: 'soon' })).rejects.toMatchObject({ message: expect.stringContaining('选择时间参数格式错误') });
  });

  it('names who made it, whoever changes it later', async () => {
    const wang = shop.admin({ realName: '小王', may: ['admin:user:segment:list', 'admin:user:segment:save'] });
    await wang.run(segmentCalls.save, { name: '回头客', filter: { payCount: '2' } });
    const found = async () => (await wang.run(segmentCalls.list, { page: 1, limit: 20, name: '回头' })).list[0];
    const made = await found();
    await admin.run(segmentCalls.update, { id: made?.id ?? 0, name: '回头客', filter: { payCount: '3' } });

    expect(await found()).toMatchObject({ adminName: '小王', filter: { payCount: '3' } });
  });
});
