import { describe, expect, it } from 'vitest';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { recordsIn } from '../../../test/records.ts';
import { openShop } from '../../../test/shop.ts';
import { cleaned } from './rules.ts';

const shop = openShop();
const admin = shop.admin();
const SAVE = '/admin/store/product/rule/save';

const sizes = [{ value: '尺码', detail: ['M', 'L'] }];
const templates = recordsIn(shop, ruleCalls, { ruleValue: sizes });
const linesOf = (...lines: object[]) => ({ ruleValue: JSON.stringify(lines) });

itKeepsRecords(shop, ruleCalls, {
  valid: (ruleName) => ({ ruleName, ...linesOf(...sizes) }),
  invalid: [
    ['no name', { ruleName: ' ' }, '规格名称不能为空'],
    ['a long name', { ruleName: '长'.repeat(21) }, '规格名称长度不能超过20个字符'],
    ['no specification', linesOf(), '规格值不能为空'],
    ['a specification without name', linesOf({ value: '', detail: ['M'] }), '请填写规格名称'],
    ['a specification without values', linesOf({ value: '尺码', detail: [] }), '请填写规格值'],
    ['an empty value', linesOf({ value: '尺码', detail: [' '] }), '请填写规格值'],
    ['another shape', { ruleValue: '{"value":"尺码"}' }, '规格值不能为空'],
    ['content that is no JSON', { ruleValue: '[{' }, '规格内容不正确'],
    ['content that is missing', { ruleValue: undefined }, '规格值不能为空'],
  ],
  taken: '此规格值已经存在',
  gone: { code: 500, message: '操作失败' },
  infoIsNull: true,
});

describe('a specification template', () => {
  it('is kept without what only its form needs', async () => {
    const lines = [{ value: '鞋码', inputVisible: false, detail: ['36', '37', '36'] }];

    const told = await admin.raw('POST', SAVE, { body: { id: 0, ruleName: ' 鞋 ', ruleValue: JSON.stringify(lines) } });

    expect(told).toEqual({ code: 200, message: '操作成功', data: null });
    const { data } = await admin.raw('GET', '/admin/store/product/rule/list', { query: { keywords: '鞋' } });
    expect(data).toMatchObject({
      list: [{ ruleName: '鞋', ruleValue: JSON.stringify([{ value: '鞋码', detail: ['36', '37'] }]) }],
    });
  });

  it('is deleted with others at once', async () => {
    const ids = [await templates.make({ ruleName: '删甲' }), await templates.make({ ruleName: '删乙' })];

    await admin.run(ruleCalls.delete, { ids });

    expect(await templates.find({ keywords: '删' })).toEqual([]);
  });
});

describe('the list of templates', () => {
  it('is searched by name, specification and value, and by nothing else', async () => {
    await templates.make({ ruleName: '手机', ruleValue: [{ value: '内存', detail: ['128G', '100%棉', '全（网）通'] }] });

    for (const keyword of ['手机', '内存', '128g', '１２８Ｇ', '0%棉', '0％棉', '全(网)'])
      expect(await templates.find({ keywords: keyword })).toMatchObject([{ ruleName: '手机' }]);
    for (const keyword of ['detail', '"', '8_G']) expect(await templates.find({ keywords: keyword })).toEqual([]);
  });

  it('has the newest first, page by page', async () => {
    const older = await templates.make({ ruleName: '页甲' });
    const newer = await templates.make({ ruleName: '页乙' });

    const page = await admin.run(ruleCalls.list, { keywords: '页', page: 2, limit: 1 });

    expect(page).toMatchObject({ total: 2, totalPage: 2, list: [{ id: older }] });
    expect((await templates.find({ keywords: '页' }))[0]).toMatchObject({ id: newer });
  });
});

describe('the lines of a template', () => {
  it('keep the first of equal names, and one of equal values', () => {
    const lines = [
      { value: '颜色', detail: ['红', '蓝', '红'] },
      { value: '颜色', detail: ['绿'] },
      { value: '尺码', detail: ['M'] },
    ];

    expect(cleaned(lines)).toEqual([
      { value: '颜色', detail: ['红', '蓝'] },
      { value: '尺码', detail: ['M'] },
    ]);
  });

  it('are trimmed before they are compared', () => {
    const lines = [
      { value: ' 颜色', detail: ['红 ', '红'] },
      { value: '颜色 ', detail: ['蓝'] },
    ];

    expect(cleaned(lines)).toEqual([{ value: '颜色', detail: ['红'] }]);
  });

  it.each(['大,小', '大_小', '大$&小'])('may not hold the signs clients take apart: %s', (text) => {
    expect(() => cleaned([{ value: text, detail: ['红'] }])).toThrow('不能含有');
    expect(() => cleaned([{ value: '尺码', detail: [text] }])).toThrow('不能含有');
  });
});
