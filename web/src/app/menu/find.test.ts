import { describe, expect, it } from 'vitest';
import { finderOf } from './find.ts';
import { toPinyin } from './pinyin.ts';

const places = [
  { name: '订单 > 订单', url: '/order/index' },
  { name: '设置 > 管理权限 > 角色管理', url: '/operation/roleManager/identityManager' },
  { name: '商品 > 商品评论', url: '/store/comment' },
];
const find = (wanted: string) => finderOf(places, toPinyin)(wanted).map(({ url }) => url);

describe('the finder', () => {
  it.each([
    ['by a word of the name', '评论', '/store/comment'],
    ['by an ancestor’s name', '权限', '/operation/roleManager/identityManager'],
    ['by a name typed wrongly', '角色官理', '/operation/roleManager/identityManager'],
    ['by a part of the address', 'comment', '/store/comment'],
    ['by the first letters of the pinyin', 'jsgl', '/operation/roleManager/identityManager'],
    ['by the pinyin in full', 'dingdan', '/order/index'],
  ])('finds %s', (_, wanted, url) => {
    expect(find(wanted)[0]).toBe(url);
  });

  it('offers everything before anything is typed, and nothing for what is not there', () => {
    expect(find(' ')).toHaveLength(3);
    expect(find('火星')).toEqual([]);
  });

  it('works by name and address before the pinyin has arrived', () => {
    expect(finderOf(places)('评论')).toHaveLength(1);
    expect(finderOf(places)('jsgl')).toEqual([]);
  });
});
