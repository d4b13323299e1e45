import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { get, post } from '#contract/call.ts';
import { INT_MAX, flag, id, idList, idOrNone, integer, nothing, paged, text, words } from '#contract/wire.ts';
import { parseInput } from './input.ts';

const permission = 'session';
const returns = nothing;
const named = (verb: string) => ({ noun: 'input_test', verb });
// Fields that are not declared: the whole product would have to answer them.
const mug = {
  list: {
    ...named('list'),
    ...get('/list', { permission, returns, query: paged({ name: text(5).optional(), isShow: flag.optional() }) }),
  },
  save: {
    ...named('save'),
    ...post('/save', {
      permission,
      returns,
      query: z.object({
        pid: idOrNone,
        name: words(5, '请填写名称'),
        url: text(9).optional(),
        sort: integer(0, 9, '排序应为 0 到 9').optional(),
      }),
    }),
  },
  update: {
    ...named('update'),
    ...post('/update/{id}', {
      permission,
      returns,
      params: z.object({ id }),
      query: z.object({ force: flag.optional() }),
      body: z.object({
        name: text(5),
        tags: z.array(text(3)).max(2).min(1),
        ids: idList,
        way: z.enum(['set', 'add']),
        count: z.int().min(1).max(9),
      }),
    }),
  },
};
const parsed = (call: AnyCall, sent: { params?: unknown; query?: unknown; body?: unknown }) =>
  parseInput(call, { params: sent.params ?? {}, query: sent.query ?? {}, body: sent.body });
const inputOf = (...of: Parameters<typeof parsed>) => {
  const result = parsed(...of);
  return result.ok ? result.input : result.message;
};

describe('what a client sends in the address', () => {
  it('counts as not sent where it is empty', () => {
    expect(inputOf(mug.list, { query: { name: '', isShow: '', page: '', limit: '' } })).toEqual({ page: 1, limit: 20 });
  });

  it.each([
    [
      { page: '0', limit: '-1' },
      { page: 1, limit: 1 },
    ],
    [{ limit: '0' }, { page: 1, limit: 9999 }],
    [
      { page: '-3', limit: '100000' },
      { page: 1, limit: 9999 },
    ],
    [
      { page: '99999999999', limit: '99999999999' },
      { page: INT_MAX, limit: 9999 },
    ],
  ])('asks for the nearest page that there is: %j', (query, input) => {
    expect(inputOf(mug.list, { query })).toEqual(input);
  });

  it('may be more than is asked for', () => {
    expect(inputOf(mug.list, { query: { temp: '1763683200', uid: '', isShow: 'on', limit: '9999' } })).toEqual({
      isShow: true,
      page: 1,
      limit: 9999,
    });
  });

  it.each([
    [{ limit: 'many' }, '每页条数应是整数'],
    [{ page: '1e1' }, '页码应是整数'],
    [{ isShow: 'maybe' }, '是否显示：请选择是或否'],
    [{ name: '太长的名字呀' }, '名称：最多 5 个字'],
    [{ limit: 'many', page: '1.5' }, '页码应是整数'],
  ])('is refused by the first field that does not fit: %j', (query, message) => {
    expect(inputOf(mug.list, { query })).toBe(message);
  });
});

describe('a call that takes its fields from the address', () => {
  const fields = { pid: 0, name: '杯' };

  it.each([
    ['in the address', { query: { pid: '0', name: '杯' } }],
    ['as a form', { body: { pid: '0', name: '杯' } }],
    ['as JSON', { body: { pid: 0, name: '杯' } }],
    ['in both, the address first', { query: { name: '杯' }, body: { pid: 0, name: '碗' } }],
    ['with a body that is none', { query: { pid: '0', name: '杯' }, body: 'x' }],
  ])('takes them %s', (_, sent) => {
    expect(inputOf(mug.save, sent)).toEqual(fields);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'has no field of a name that every object has: %s',
    (name) => {
      expect(inputOf(mug.save, { query: JSON.parse(`{"pid":"0","name":"杯","${name}":""}`) })).toEqual(fields);
    },
  );

  it('takes an emptied text for one that was taken out, and an empty number for none', () => {
    expect(inputOf(mug.save, { query: { pid: '0', name: '杯', url: '', sort: '' } })).toEqual({ ...fields, url: '' });
    expect(inputOf(mug.save, { query: { pid: '0', name: '' } })).toBe('请填写名称');
  });
});

describe('a call with fields in path, address and body', () => {
  const body = { name: '杯', tags: ['新'], ids: '3, 4', way: 'set', count: 1 };

  it('is one flat input', () => {
    expect(inputOf(mug.update, { params: { id: '7' }, query: { force: '1' }, body })).toEqual({
      ...body,
      id: 7,
      force: true,
      ids: [3, 4],
    });
  });

  it('takes a field from the part that has it', () => {
    const { name, ...others } = body;

    expect(inputOf(mug.update, { params: { id: '7' }, query: { name, ids: '3' }, body: { ...others, force: true } })).toEqual({
      ...others,
      name,
      id: 7,
      force: true,
      ids: [3, 4],
    });
  });

  it('keeps an empty text of a body as it is', () => {
    expect(inputOf(mug.update, { params: { id: '7' }, body: { ...body, name: '' } })).toMatchObject({ name: '' });
  });

  it.each<[string, unknown]>([
    ['编号不正确，请刷新页面后重试', undefined],
    ['内容的格式不正确，请检查后重试', []],
    ['标签：内容的格式不正确，请检查后重试', { ...body, tags: '新' }],
    ['标签：最多 2 项', { ...body, tags: ['1', '2', '3'] }],
    ['标签：最少 1 项', { ...body, tags: [] }],
    ['标签：最多 3 个字', { ...body, tags: ['很长的字'] }],
    ['编号列表不正确', { ...body, ids: 'a' }],
    ['编号列表不正确', { ...body, ids: '2147483648' }],
    ['way：不在可选的范围内，请刷新页面后重新选择', { ...body, way: 'both' }],
    ['数量：数值不能大于 9', { ...body, count: 10 }],
    ['数量：数值不能小于 1', { ...body, count: 0 }],
    ['数量：内容的格式不正确，请检查后重试', { ...body, count: 1.5 }],
    ['数量：有内容没有填写，请补充后重试', { ...body, count: undefined }],
  ])('is refused in words for people: %s', (message, sent) => {
    expect(inputOf(mug.update, { params: sent === undefined ? { id: '0' } : { id: '1' }, body: sent ?? body })).toBe(message);
  });
});
