import { describe, expect, it } from 'vitest';
import { all, misfits, paged } from './types.ts';

describe('a value held against the wire', () => {
  it.each([
    ['an integer as text', '1', 'int', ['data: "1" is no int']],
    ['money as a number', 1.5, 'decimal', ['data: 1.5 is no decimal']],
    ['milliseconds', 1_700_000_000_000, 'seconds', ['data: 1700000000000 is no seconds']],
    ['a list that is not written as text', ['a'], 'json', ['data: ["a"] is no json']],
    ['null where it must not stand', null, 'string', ['data: null is no string']],
    ['null where it may stand', null, 'string?', []],
    ['a key too many', { a: 1, b: 2 }, { a: 'int' }, ['data.b: nobody asked for it']],
    ['a key too few', {}, { a: 'int' }, ['data.a: is not there']],
    ['a wrong row of a list', [{ a: 1 }, { a: 'x' }], [{ a: 'int' }], ['data[1].a: "x" is no int']],
    ['an object where a list belongs', {}, ['int'], ['data: {} is no list']],
    ['an empty page', { page: 1, limit: 20, totalPage: 0, total: 0, list: [] }, paged(all('int', 'id')), []],
  ] as const)('is told apart: %s', (_, value, type, problems) => {
    expect(misfits(value, type)).toEqual(problems);
  });
});
