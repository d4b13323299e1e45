import { describe, expect, it } from 'vitest';
import { bind } from './binding.ts';
import { plain } from './plain.ts';
import { type WireType, all, paged } from '../types.ts';

const bean: WireType = { id: 'int', name: 'string', isShow: 'bool?', 'ids?': ['int'] };

describe('another server of the wire', () => {
  it('takes the fields of its bean and ignores all others', () => {
    expect(bind({ id: '7', name: '杯', isShow: 1, version: 3 }, bean)).toEqual({
      kept: { id: '7', name: '杯', isShow: 1 },
      problems: [],
    });
  });

  it.each([
    ['a field that it needs', { name: '杯' }, 'id is missing'],
    ['a number that is none', { id: '七', name: '杯' }, 'id: "七" is no int'],
    ['an empty text for a number', { id: '', name: '杯' }, 'id is missing'],
    ['a list in place of a text', { id: 7, name: ['杯'] }, 'name: ["杯"] is no string'],
    ['a text in place of a list', { id: 7, name: '杯', ids: '1,2' }, 'ids is no list'],
    ['a flag that is none', { id: 7, name: '杯', isShow: '是' }, 'isShow: "是" is no bool'],
  ])('fails at %s', (_, sent, problem) => {
    expect(bind(sent, bean).problems).toEqual([problem]);
  });

  it('says what is on the wire, an empty text where one is kept, and no list where nothing was found', () => {
    const row: WireType = { id: 'int', ...all('string?', 'url extra'), 'child?': [all('int', 'id')] };
    const said = { id: 1, url: '', extra: '图', child: [], ours: true };
    const page = { page: 1, limit: 20, totalPage: 1, total: 1 };

    expect(plain({ ...page, list: [said] }, paged(row))).toEqual({ ...page, list: [{ id: 1, url: '', extra: '图' }] });
    expect(plain(said, row, { poor: true })).toEqual({ id: 1, url: null, extra: null });
    expect(plain({ ...page, list: [] }, paged(row))).toEqual({ ...page, list: null });
  });
});
