import { describe, expect, it } from 'vitest';
import { flagsOf } from './flags.ts';

const entry = (type: unknown, name: unknown, status = true) => ({
  status,
  value: JSON.stringify({ id: 99, sort: 1, status, fields: [{ value: '' }, { value: name }, { value: null }, { value: type }] }),
});
const offered = (...entries: Parameters<typeof flagsOf>[0] & object) =>
  flagsOf(entries)
    .filter(({ isOffered }) => isOffered)
    .map(({ field, label }) => `${field} ${label}`);

describe('the recommendations of a product', () => {
  it('have the names of the data, in its order, after the one that is fixed', () => {
    expect(offered(entry('4', '天天特价'), entry(1, '掌柜推荐'), entry('2', '人气榜'), entry('3', '上新'))).toEqual([
      'isGood 热卖商品',
      'isBenefit 天天特价',
      'isBest 掌柜推荐',
      'isHot 人气榜',
      'isNew 上新',
    ]);
  });

  it('are the usual ones while there is no data', () => {
    expect(flagsOf(undefined).map(({ label, isOffered }) => [label, isOffered])).toEqual(
      ['热卖商品', '精品推荐', '热门榜单', '首发新品', '促销单品'].map((label) => [label, true]),
    );
  });

  it('are not offered when the data has them not, or hides them', () => {
    expect(offered(entry('1', '掌柜推荐'), entry('2', '人气榜', false))).toEqual(['isGood 热卖商品', 'isBest 掌柜推荐']);
    expect(flagsOf([entry('2', '人气榜', false)])).toContainEqual({ field: 'isHot', label: '人气榜', isOffered: false });
    expect(offered()).toEqual(['isGood 热卖商品']);
  });

  it('are each offered once, even when the first of their entries is hidden', () => {
    expect(offered(entry('1', '旧名', false), entry('1', '新名'), entry('1', '又一个'))).toEqual([
      'isGood 热卖商品',
      'isBest 新名',
    ]);
  });

  it.each(['', 'null', '[]', '{', '{"fields":{}}', '{"fields":[null]}', '{"fields":[{"value":"1"}]}', '"1"'])(
    'are not disturbed by an entry that cannot be read: %s',
    (value) => {
      expect(offered({ status: true, value }, entry('1', ''))).toEqual(['isGood 热卖商品', 'isBest 精品推荐']);
    },
  );
});
