import { expect, it } from 'vitest';
import { recordOf, sentenceOf } from './rules.ts';

it.each([
  ['product.offShell', { product: [7] }, { noun: 'product', id: 7, count: 1 }],
  ['product.save', { sku: [3, 4], product: [7] }, { noun: 'product', id: 7, count: 1 }],
  ['product.bulk', { product: [7, 8, 9] }, { noun: 'product', id: 7, count: 3 }],
  ['admin.changePassword', {}, { noun: 'admin', id: null, count: 0 }],
  ['settings.seed', { system_config: [1], form_template: [2] }, { noun: 'form_template', id: 2, count: 1 }],
])('%s is about a record of what it touched', (act, touched, record) => {
  expect(recordOf(act, touched)).toEqual(record);
});

const subject = { label: '编辑', kind: '商品', called: '杯', count: 1 };
const price = { field: 'price', label: '价格', before: '99.00', after: '89.00' };

it.each([
  ['a value by both', subject, [price], '编辑商品“杯”：价格 99.00 改为 89.00'],
  ['a value that was empty', subject, [{ ...price, before: null }], '编辑商品“杯”：价格填为 89.00'],
  ['a value that was cleared', subject, [{ ...price, after: null }], '编辑商品“杯”：清空了价格（原为 99.00）'],
  ['a part by its name', subject, [{ ...price, of: '红' }], '编辑商品“杯”：红 的价格 99.00 改为 89.00'],
  ['a picture without its address', subject, [{ ...price, isPictures: true }], '编辑商品“杯”：换了价格'],
  ['one of several', subject, [{ ...price, isMember: true, after: null }], '编辑商品“杯”：移除价格 99.00'],
  ['more than three values', subject, [price, price, price, price], /改为 89.00 等$/],
  ['several records', { ...subject, count: 3 }, [], '编辑商品“杯”等 3 项'],
  ['an act whose words begin with the kind', { ...subject, label: '商品上架' }, [], '商品上架“杯”'],
  ['an act whose words end as the kind does', { ...subject, kind: '优惠券', label: '赠送新人券' }, [], '赠送新人券“杯”'],
  [
    'a figure that moved',
    subject,
    [{ ...price, label: '库存', of: '红', before: null, after: '−50' }],
    '编辑商品“杯”：红 的库存 −50',
  ],
  ['an act that is no verb for it', { ...subject, kind: '订单', label: '同意退款', called: 'SO1' }, [], '同意退款 · 订单“SO1”'],
  ['an act whose words name the kind', { ...subject, label: '删除商品' }, [], '删除商品“杯”'],
  ['an act on a record of the same words', { ...subject, kind: '导出', label: '导出商品', called: '导出商品' }, [], /^导出商品$/],
])('a sentence tells %s', (_, of, fields, sentence) => {
  expect(sentenceOf(of, fields, false)).toMatch(sentence);
});

it('a sentence about a record that was made has no values', () => {
  expect(sentenceOf({ ...subject, label: '新增' }, [price], true)).toBe('新增商品“杯”');
});
