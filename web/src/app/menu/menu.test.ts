import { describe, expect, it } from 'vitest';
import { entry } from '../../../test/menu-entry.ts';
import { leavesOf, litFor, menuOf, shownAs } from './menu.ts';

const desktop = { phone: false, may: () => true };
const titles = (menu: ReturnType<typeof menuOf>) => leavesOf(menu).map(({ above, title }) => [...above, title].join('/'));

const tree = [
  entry('应用', '/appSetting', [
    entry('公众号', '/a', [
      entry('自动回复', '/b', [entry('关键字回复', '/appSetting//wxReply/keyword', [entry('太深', '/deep')])]),
    ]),
  ]),
  entry('移动端管理', '/javaMobile', [entry('订单统计', '/javaMobile/orderStatistics')]),
  entry('商品', '/store', [entry('商品管理', '/store/index'), entry('商品分类', '/store/sort/')]),
];

describe('the menu', () => {
  it('reaches four levels down and no further', () => {
    const deep = menuOf([entry('一', '/1', [entry('二', '/2', [entry('三', '/3', [entry('四', '/4')])])])], desktop);

    expect(titles(deep)).toEqual(['一/二/三/四']);
    expect(titles(menuOf(tree, desktop))).not.toContain('应用/公众号/自动回复/关键字回复/太深');
  });

  it('names a branch by its ancestors', () => {
    const [apps] = menuOf([entry('一', '/1', [entry('二', '/2')])], desktop);

    expect(apps?.path).toBe('/0/');
    expect(apps?.children[0]?.path).toBe(`/0/${apps?.id}/`);
  });

  it('mends the double slashes of old seeds', () => {
    expect(menuOf([entry('菜单', '/appSetting//wxMenus/')], desktop)[0]?.url).toBe('/appSetting/wxMenus');
  });

  it('is the phone’s own branch on a phone, and everything else elsewhere', () => {
    expect(titles(menuOf(tree, { ...desktop, phone: true }))).toEqual(['移动端管理/订单统计']);
    expect(titles(menuOf(tree, desktop))).not.toContain('移动端管理/订单统计');
  });

  it('has no entry that leads nowhere, nor a parent of none', () => {
    const menu = menuOf(tree, { phone: false, may: (url) => url === '/store/sort' });

    expect(titles(menu)).toEqual(['商品/商品分类']);
  });

  it('leaves out what the server marks as hidden', () => {
    expect(menuOf([{ ...entry('隐藏', '/hidden'), hidden: true }], desktop)).toEqual([]);
  });

  it('shows an only child in its parent’s place, under the parent’s icon', () => {
    const [orders] = menuOf([entry('订单', '/order', [{ ...entry('订单列表', '/order/index'), icon: '' }])], desktop);

    expect(orders && shownAs(orders)).toMatchObject({ title: '订单列表', url: '/order/index', icon: 'el-icon-menu' });
  });
});

describe('the lit entry', () => {
  const menu = menuOf(tree, desktop);
  const lit = (address: string) => litFor(menu, address).map(({ title }) => title);

  it('is the page’s own, with its ancestors', () => {
    expect(lit('/store/sort')).toEqual(['商品', '商品分类']);
  });

  it('is the nearest one for a page that has none', () => {
    expect(lit('/store/list/creatProduct/5')).toEqual(['商品', '商品管理']);
  });

  it('is none for the personal centre and for strange addresses', () => {
    expect(lit('/maintain/user')).toEqual([]);
    expect(lit('/elsewhere')).toEqual([]);
  });
});
