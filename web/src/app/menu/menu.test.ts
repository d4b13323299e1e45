import { describe, expect, it } from 'vitest';
import { entry } from '../../../test/menu-entry.ts';
import { isSettings, leavesOf, litFor, menuOf } from './menu.ts';

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

    expect(titles(deep)).toEqual(['一/二/四']);
    expect(titles(menuOf(tree, desktop))).not.toContain('应用/公众号/自动回复/太深');
  });

  it('names a branch by its ancestors', () => {
    const [apps] = menuOf([entry('一', '/1', [entry('二', '/2'), entry('三', '/3')])], desktop);

    expect(apps?.path).toBe('/0/');
    expect(apps?.children[0]?.path).toBe(`/0/${apps?.id}/`);
  });

  it('mends the double slashes of old seeds', () => {
    expect(menuOf([entry('菜单', '/appSetting//wxMenus/')], desktop)[0]?.url).toBe('/appSetting/wxMenus');
  });

  it('begins with the phone’s own branch on a phone, and reaches every area there too', () => {
    expect(titles(menuOf(tree, { ...desktop, phone: true }))).toEqual(['订单统计', ...titles(menuOf(tree, desktop))]);
    expect(titles(menuOf(tree, desktop))).not.toContain('订单统计');
  });

  it('has no entry that leads nowhere, nor a parent of none', () => {
    const menu = menuOf(tree, { ...desktop, may: (url) => url.startsWith('/store') });

    expect(titles(menu)).toEqual(['商品/商品管理', '商品/商品分类']);
  });

  it('leaves out what the server marks as hidden', () => {
    expect(menuOf([{ ...entry('隐藏', '/hidden'), hidden: true }], desktop)).toEqual([]);
  });

  it('shows an only child in its parent’s place, under the parent’s icon', () => {
    const menu = menuOf([entry('订单', '/order', [{ ...entry('订单列表', '/order/index'), icon: '' }])], desktop);

    expect(titles(menu)).toEqual(['订单列表']);
    expect(menu).toMatchObject([{ url: '/order/index', icon: 'el-icon-menu', children: [] }]);
  });

  it('names the page that everybody starts on as all others name it', () => {
    const menu = menuOf([entry('运营', '/dashboard', [entry('控制台', '/dashboard')])], desktop);

    expect(titles(menu)).toEqual(['首页']);
  });
});

describe('the settings', () => {
  it('stand at the foot', () => {
    const maintenance = entry('维护', '/maintain', [entry('组合数据', '/data'), entry('素材管理', '/maintain/picture')]);
    expect(
      menuOf([maintenance, ...tree], desktop)
        .filter(isSettings)
        .map(({ title }) => title),
    ).toEqual(['维护']);
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
