import { describe, expect, it } from 'vitest';
import { type Shape, differences } from './shape.ts';

describe('an answer held against the shape of another server’s', () => {
  it.each<[string, unknown, Shape, string[]]>([
    ['null where a text stands', { url: null }, { url: 'string empty' }, ['.url: null is no string empty']],
    ['an empty text where nothing stands', { mark: '' }, { mark: 'null' }, ['.mark: "" is no null']],
    ['an empty text for a text', { url: '' }, { url: 'string' }, []],
    ['a value where nothing was to be seen', { mark: '急' }, { mark: 'null' }, []],
    ['a number for a text', { day: 1 }, { day: 'string digits 12' }, ['.day: 1 is no string digits 12']],
    ['decimals for a sum without', { total: '0.00' }, { total: 'string digits 12' }, ['.total: "0.00" is no digits 12']],
    ['a name for digits', { name: '杯' }, { name: 'string digits 12' }, []],
    [
      'an address that is not whole',
      { pic: '/a.png' },
      { pic: 'string absolute address' },
      ['.pic: "/a.png" is no absolute address'],
    ],
    ['a key too few', {}, { id: 'number', 'child?': [] }, ['.id is missing']],
    ['a key too many', { id: 1, ours: true }, { id: 'number' }, []],
    ['rows, once for all of them', [{ a: 1 }, { a: 2 }], [{ a: 'boolean' }], ['[].a: 1 is no boolean', '[].a: 2 is no boolean']],
    ['any key', { '11-20': '1.00' }, { '<key>': 'number 0 | string decimal 12.00' }, []],
  ])('is told apart: %s', (_, value, shape, found) => {
    expect(differences(value, shape)).toEqual(found);
  });

  it('is held against the other line where the first has no rows', () => {
    expect(differences({ list: [{ id: '1' }] }, { list: [] }, { list: [{ id: 'number' }] })).toEqual([
      '.list[].id: "1" is no number',
    ]);
  });
});
