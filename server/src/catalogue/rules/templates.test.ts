import { describe, expect, it } from 'vitest';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const SAVE = '/admin/store/product/rule/save';

const sizes = [{ value: '尺码', detail: ['M', 'L'] }];
const find = async (keywords: string) => (await admin.run(ruleCalls.list, { keywords, page: 1, limit: 20 })).list;

async function template(ruleName: string, ruleValue = sizes): Promise<number> {
  await admin.run(ruleCalls.save, { ruleName, ruleValue });
  return (await find(ruleName))[0]?.id ?? 0;
}

describe('a specification template', () => {
  it('is kept without what only its form needs', async () => {
    const lines = [{ value: '鞋码', inputVisible: false, detail: ['36', '37', '36'] }];

    const answer = await admin.raw('POST', SAVE, { body: { id: 0, ruleName: ' 鞋 ', ruleValue: JSON.stringify(lines) } });

    expect(answer).toEqual({ code: 200, message: '操作成功', data: null });
    const { data } = await admin.raw('GET', '/admin/store/product/rule/list', { query: { keywords: '鞋' } });
    expect(data).toMatchObject({
      list: [{ ruleName: '鞋', ruleValue: JSON.stringify([{ value: '鞋码', detail: ['36', '37'] }]) }],
    });
  });

  it('is read alone, or is null', async () => {
    const id = await template('单读');

    expect(await admin.run(ruleCalls.info, { id })).toEqual({ id, ruleName: '单读', ruleValue: sizes });
    expect(await admin.run(ruleCalls.info, { id: 999_999 })).toBeNull();
  });

  it.each([
    ['no name', { ruleName: ' ', ruleValue: sizes }, '规格名称不能为空'],
    ['a long name', { ruleName: '长'.repeat(21), ruleValue: sizes }, '规格名称长度不能超过20个字符'],
    ['no specification', { ruleName: '空', ruleValue: [] }, '规格值不能为空'],
    ['a specification without name', { ruleName: '空', ruleValue: [{ value: '', detail: ['M'] }] }, '请填写规格名称'],
    ['a specification without values', { ruleName: '空', ruleValue: [{ value: '尺码', detail: [] }] }, '请填写规格值'],
    ['an empty value', { ruleName: '空', ruleValue: [{ value: '尺码', detail: [' '] }] }, '请填写规格值'],
    ['another shape', { ruleName: '空', ruleValue: { value: '尺码' } }, '规格值不能为空'],
  ])('is refused with %s', async (_, { ruleName, ruleValue }, message) => {
    const body = { ruleName, ruleValue: JSON.stringify(ruleValue) };

    expect(await admin.raw('POST', SAVE, { body })).toEqual({ code: 400, message, data: null });
  });

  it('is refused when its content is no JSON, or missing', async () => {
    expect(await admin.raw('POST', SAVE, { body: { ruleName: '坏', ruleValue: '[{' } })).toMatchObject({
      message: '规格内容不正确',
    });
    expect(await admin.raw('POST', SAVE, { body: { ruleName: '坏' } })).toMatchObject({ message: '规格值不能为空' });
  });
});

describe('the name of a template', () => {
  it('is taken once, also when a template is changed', async () => {
    const id = await template('服装');
    await template('帽子');

    await expect(admin.run(ruleCalls.save, { ruleName: '服装 ', ruleValue: sizes })).rejects.toMatchObject({
      code: 500,
      message: '此规格值已经存在',
    });
    await expect(admin.run(ruleCalls.update, { id, ruleName: '帽子', ruleValue: sizes })).rejects.toMatchObject({
      message: '此规格值已经存在',
    });
    await admin.run(ruleCalls.update, { id, ruleName: '服装', ruleValue: [{ value: '颜色', detail: ['红'] }] });
    expect(await admin.run(ruleCalls.info, { id })).toMatchObject({ ruleValue: [{ value: '颜色' }] });
  });

  it('is taken once by two who save at the same time', async () => {
    const both = await Promise.allSettled([1, 2].map(() => admin.run(ruleCalls.save, { ruleName: '同时', ruleValue: sizes })));

    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await find('同时')).toHaveLength(1);
  });
});

describe('a template that is not there', () => {
  it('can be neither changed nor deleted', async () => {
    await expect(admin.run(ruleCalls.update, { id: 999_999, ruleName: '无', ruleValue: sizes })).rejects.toMatchObject({
      code: 500,
      message: '操作失败',
    });
    await expect(admin.run(ruleCalls.delete, { ids: [999_999] })).rejects.toMatchObject({ message: '操作失败' });
  });
});

describe('deleting templates', () => {
  it('takes several at once, and can be taken back', async () => {
    const ids = [await template('删甲'), await template('删乙')];

    const { changeId } = await admin.change(ruleCalls.delete, { ids });
    expect(await find('删')).toEqual([]);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await find('删')).toHaveLength(2);
  });
});

describe('the list of templates', () => {
  it('is searched by name, specification and value, and by nothing else', async () => {
    await template('手机', [{ value: '内存', detail: ['128G', '100%棉'] }]);

    for (const keyword of ['手机', '内存', '128g', '0%棉']) expect(await find(keyword)).toMatchObject([{ ruleName: '手机' }]);
    for (const keyword of ['detail', '"', '8_G']) expect(await find(keyword)).toEqual([]);
  });

  it('has the newest first, page by page', async () => {
    const older = await template('页甲');
    const newer = await template('页乙');

    const page = await admin.run(ruleCalls.list, { keywords: '页', page: 2, limit: 1 });

    expect(page).toMatchObject({ total: 2, totalPage: 2, list: [{ id: older }] });
    expect((await find('页'))[0]).toMatchObject({ id: newer });
  });

  it('costs a fixed number of queries', async () => {
    const list = (limit: number) => shop.countQueries(() => admin.run(ruleCalls.list, { page: 1, limit }));
    await list(1);

    expect(await list(20)).toBe(await list(1));
  });
});
