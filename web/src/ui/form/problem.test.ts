import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, post } from '#contract/call.ts';
import { count, flag, id, moment, money, nothing, text, words } from '#contract/wire.ts';
import { isRequired, problemOf, problemsOf, schemaAt, withoutBlanks } from './problem.ts';

const Line = z.object({ sku: text(10), price: money });
const Draft = z.object({
  name: words(5, '名称不能为空'),
  kind: words(5, '请选择上级分类'),
  price: money,
  stock: count.nullish(),
  most: count.optional(),
  isShow: flag,
  until: moment.nullable(),
  lines: z.array(Line).min(1, '请至少添加一条属性规格！'),
});
const { save } = calls('sample_draft', '/admin/sample', {
  save: post('/save', { permission: 'session', query: z.object({ id }), body: Draft, returns: nothing }),
});

const good = { id: 1, name: '杯', kind: '瓷', price: 1250, isShow: true, until: null, lines: [{ sku: 'a', price: 5 }] };

describe('a field', () => {
  it.each([
    ['name', '', '请输入名称'],
    ['name', undefined, '请输入名称'],
    ['name', '五个字以上的名称', '最多 5 个字'],
    ['kind', undefined, '请选择上级分类'],
    ['price', undefined, '请输入名称'],
    ['price', 99_999_999_999, '金额应为 0 到 999999.99 元'],
    ['price', 0, undefined],
    ['stock', null, undefined],
    ['stock', -1, '请填写 0 或更大的整数'],
    ['until', new Date('2026-11-20T06:05:00Z'), undefined],
    ['isShow', false, undefined],
    ['lines', [], '请至少添加一条属性规格！'],
  ])('%s holding %j says %s', (name, value, said) => {
    const schema = schemaAt(save, name);
    expect(schema && problemOf(schema, value, { label: '名称' })).toBe(said);
  });

  it('is found inside lists and groups', () => {
    expect(schemaAt(save, ['lines', 0, 'price'])).toBe(money);
    expect(schemaAt(save, ['lines', 0, 'nothing'])).toBeUndefined();
  });

  it('is required when it cannot be left out', () => {
    const required = Object.keys(Draft.shape).filter((name) => isRequired(schemaAt(save, name) ?? z.unknown()));
    expect(required).toEqual(['name', 'kind', 'price', 'isShow', 'until', 'lines']);
  });
});

describe('a whole', () => {
  it('without fault has no problems', () => {
    expect(problemsOf(save, good)).toEqual([]);
  });

  it('names the place of each problem, wherever it is sent', () => {
    const problems = problemsOf(save, { ...good, id: 0, lines: [{ sku: '一二三四五六七八九十一', price: 5 }] });
    expect(problems.map(({ path }) => path.join('.'))).toEqual(['id', 'lines.0.sku']);
  });

  it('leaves out what was emptied, unless emptiness can be said', () => {
    expect(withoutBlanks(save, { most: null, stock: null, until: null })).toEqual({ most: undefined, stock: null, until: null });
  });
});
