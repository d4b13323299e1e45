import { describe, expect, it } from 'vitest';
import { entry } from '../../../test/menu-entry.ts';
import { finderOf, placesOf } from './find.ts';
import { menuOf } from './menu.ts';
import { toPinyin } from './pinyin.ts';

const menu = menuOf(
  [
    entry('订单', '/order', [entry('订单', '/order/index')]),
    entry('设置', '/operation', [
      entry('管理权限', '/operation/role', [
        entry('角色管理', '/operation/role/identity'),
        entry('管理员', '/operation/role/admin'),
      ]),
    ]),
    entry('商品', '/store', [entry('商品管理', '/store/index'), entry('商品评论', '/store/comment')]),
  ],
  { phone: false, may: () => true },
);
const places = placesOf(menu);
const find = (wanted: string) => {
  const { sure, alike } = finderOf(places, toPinyin)(wanted);
  return [...sure, ...alike].map(({ url }) => url);
};

describe('the finder', () => {
  it.each([
    ['by a word of the name', '评论', '/store/comment'],
    ['by an ancestor’s name', '权限', '/operation/role/identity'],
    ['by a name typed wrongly', '角色官理', '/operation/role/identity'],
    ['by a part of the address', 'comment', '/store/comment'],
    ['by the first letters of the pinyin', 'jsgl', '/operation/role/identity'],
    ['by the pinyin in full', 'dingdan', '/order/index'],
    ['by its own title before those that lie below one', '管理员', '/operation/role/admin'],
  ])('finds %s', (_, wanted, url) => {
    expect(find(wanted)[0]).toBe(url);
  });

  it('offers everything before anything is typed, and nothing for what is not there', () => {
    expect(find(' ')).toHaveLength(places.length);
    expect(find('火星')).toEqual([]);
  });

  it('is sure of what contains the words, and not of what is only alike', () => {
    expect(finderOf(places)('评论')).toMatchObject({ sure: [{ title: '商品评论' }] });
    expect(finderOf(places)('角色官理')).toMatchObject({ sure: [], alike: [{ title: '角色管理' }] });
    expect(finderOf(places)('jsgl')).toMatchObject({ sure: [] });
  });

  it('names the way to a page as the sidebar does', () => {
    expect(places.map(({ above, title }) => [...above, title].join(' › '))).toEqual([
      '订单',
      '设置 › 管理权限 › 角色管理',
      '设置 › 管理权限 › 管理员',
      '商品 › 商品管理',
      '商品 › 商品评论',
    ]);
  });
});
