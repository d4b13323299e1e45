import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MenuNode } from '#contract/access/menu-nodes.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { everyCall } from '#contract/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { role } from '../rights/tables.ts';
import { seedTheRoles } from '../seed-roles.ts';
import { seedAccess } from '../seed.ts';
import { type MenuRow, menuTree } from './rules.ts';
import { isPageOfOurs, seedMenus } from './seed.ts';

const shop = openShop();
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.childList)]);
const menusOf = (role: string) => shop.admin({ role }).run(menuCalls.mine, {});
const rightsOf = async (role: string) => (await shop.admin({ role }).run(administratorCalls.me, {})).permissionsList;

const row = (id: number, pid: number | null, more: Partial<MenuRow> = {}): MenuRow => {
  const plain = { name: `${id}`, icon: null, perms: null, component: `/${id}`, menuType: 'C' as const, sort: 0 };
  return { id, pid, ...plain, ...more };
};
const idsOf = (rows: readonly MenuRow[], granted?: number[], permissions: string[] = []) =>
  flat(menuTree(rows, { granted: granted && new Set(granted), may: (permission) => permissions.includes(permission) })).map(
    ({ id }) => id,
  );

describe('the menu tree', () => {
  const directory = row(1, null, { menuType: 'M' });

  it('has higher sort first, ties by id', () => {
    expect(idsOf([row(1, null), row(3, null, { sort: 9 }), row(2, null)])).toEqual([3, 1, 2]);
  });

  it('leaves out what is not granted, and all below it', () => {
    expect(idsOf([directory, row(2, 1), row(3, 1)], [1, 3])).toEqual([1, 3]);
    expect(idsOf([directory, row(2, 1)], [2])).toEqual([]);
  });

  it('leaves out a page whose permission is not held, and a directory that leads nowhere', () => {
    expect(idsOf([directory, row(2, 1, { perms: 'admin:x' })], [1, 2])).toEqual([]);
    expect(idsOf([directory, row(2, 1, { perms: 'admin:x' })], [1, 2], ['admin:x'])).toEqual([1, 2]);
  });

  it('never shows buttons', () => {
    expect(idsOf([row(1, null), row(2, 1, { menuType: 'A' })])).toEqual([1]);
  });
});

/** Pages with ids of ours that every client has. */
const pagesOfClients = [
  '/store/brand',
  '/store/storeshop',
  '/store/list/crawingStore',
  '/order/crawingOrder',
  '/marketing/coupon/template',
  '/financial/finance',
  '/financial/invoicing',
  '/financial/invoiceManage',
  '/operation/roleManager/providerList',
  '/operation/systemSms/config',
  '/operation/systemSms/template',
  '/operation/systemSms/pay',
  '/operation/systemSms/message',
  '/demand/index',
  '/report/index',
  '/shop/index',
  '/guotie/login',
  '/settlement/index',
  '/cashier/receive',
  '/cashier/payment',
  '/cashier/task-list',
  '/operator/list',
];

/** Readers of the names of categories and brands, who have no page of them. */
const namesOnly = ['/store/sort', '/store/brand', '/content/classifManager', '/maintain/devconfiguration/configCategory'];

describe('the menus on the wire', () => {
  it('have all keys always, and no doubled slashes', async () => {
    const { data } = await shop.admin().raw('GET', '/admin/getMenus');
    const child = {
      id: 226,
      pid: 1,
      name: '控制台',
      icon: '',
      perms: '',
      component: '/dashboard',
      menuType: 'C',
      sort: 9,
      childList: [],
    };

    expect(data).toContainEqual({
      id: 1,
      pid: 0,
      name: '运营',
      icon: 'menu',
      perms: null,
      component: '/dashboard',
      menuType: 'M',
      sort: 1,
      childList: [child],
    });
    expect(JSON.stringify(data)).not.toContain('//');
  });

  it('leave out what is hidden, even for a super administrator', async () => {
    const shown = flat(await menusOf('超级管理员')).map(({ id }) => id);

    expect(shown.filter((id) => [280, 294, 344, 68, 1020].includes(id))).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining([14, 32, 137, 1000, 1111]));
  });

  it.each([
    [
      '仓库',
      ['/dashboard', '/order/index', '/order/bench', '/store/index', '/store/stock', '/maintain/logistics/companyList'],
      [...namesOnly, '/operation/setting', '/user/index'],
    ],
    [
      '客服',
      ['/order/index', '/store/index', '/user/index', '/dashboard'],
      [...namesOnly, '/operation/setting', '/financial/commission/template', '/order/bench'],
    ],
    ['商家运营', ['/order/index', '/order/bench', '/store/index'], ['/operation/setting', '/user/index']],
    [
      '财务',
      ['/order/index', '/financial/commission/template', '/settlement/index'],
      [...namesOnly, '/store/index', '/operation/setting', '/financial/finance', '/exports'],
    ],
    [
      '店长',
      ['/order/index', '/store/index', '/store/stock', '/maintain/picture'],
      ['/operation/setting', '/operation/roleManager/adminList'],
    ],
  ])('of %s lead where the role works', async (role, shown, hidden) => {
    const urls = flat(await menusOf(role)).map(({ component }) => component);

    expect(urls).toEqual(expect.arrayContaining(shown));
    expect(urls.filter((url) => url !== null && hidden.includes(url))).toEqual([]);
  });

  it.each(['店长', '仓库', '客服', '财务', '提货点店员', '店铺商品员', '商家运营', '演示站'])(
    'of %s have no entry that ends in 403',
    async (role) => {
      const rights = await rightsOf(role);
      const blocked = flat(await menusOf(role)).filter(({ perms }) => perms && !rights.includes(perms));

      expect(blocked).toEqual([]);
    },
  );
});

describe('the seeded roles', () => {
  it.each([
    [
      '仓库',
      ['admin:order:send', 'admin:order:list', 'admin:product:stock:ledger'],
      [
        'admin:product:update',
        'admin:order:money',
        'admin:order:refund',
        'admin:order:update:price',
        'admin:order:list:data',
        'admin:product:save',
      ],
    ],
    [
      '客服',
      ['admin:order:refund', 'admin:order:money', 'admin:user:list', 'admin:upload:image', 'admin:product:brand:list'],
      ['admin:order:send', 'admin:order:update:price'],
    ],
    [
      '财务',
      ['admin:finance:apply:apply', 'admin:order:refund', 'admin:order:money', 'admin:export:excel:order'],
      ['admin:order:send', 'admin:product:save', 'admin:product:stock:ledger'],
    ],
    [
      '提货点店员',
      ['admin:order:list', 'admin:order:write:update', 'admin:order:mark', 'admin:order:statistics'],
      ['admin:order:send', 'admin:order:refund', 'admin:user:list'],
    ],
    [
      '店铺商品员',
      ['admin:product:save', 'admin:product:up', 'admin:product:reply:comment', 'admin:export:excel:product'],
      ['admin:order:list', 'admin:user:list', 'admin:product:shop:save', 'admin:product:shop:list', 'admin:coupon:list'],
    ],
    [
      '商家运营',
      [
        'admin:order:list',
        'admin:order:send',
        'admin:order:refund',
        'admin:order:case:audit',
        'admin:order:claim',
        'admin:order:update:price',
        'admin:express:all',
        'admin:product:save',
        'admin:order:time',
      ],
      ['admin:order:assign', 'admin:order:pay:offline', 'admin:order:create', 'admin:user:list', 'admin:express:list'],
    ],
    [
      '店长',
      ['admin:order:send', 'admin:order:money', 'admin:product:save', 'admin:coupon:save'],
      ['admin:system:admin:save', 'admin:system:role:save', 'admin:system:config:save:form'],
    ],
  ])('%s may what its name says', async (role, granted, lacked) => {
    const rights = await rightsOf(role);

    expect(rights).toEqual(expect.arrayContaining(granted));
    expect(rights.filter((right) => lacked.includes(right))).toEqual([]);
  });
});

describe('the seeded menu tree', () => {
  it('has a node for every permission that a call asks for', () => {
    const seeded = new Set<string | null>(seedMenus.map(({ perms }) => perms));
    const asked = everyCall().flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]);

    expect([...new Set(asked)].filter((permission) => permission.startsWith('admin:') && !seeded.has(permission))).toEqual([]);
  });

  it('marks each page that clients from elsewhere do not have', () => {
    const own = seedMenus.flatMap(({ id, menuType, component }) =>
      menuType === 'C' && id >= 1000 && component !== null ? [component] : [],
    );

    expect(own.filter((path) => !isPageOfOurs(path)).toSorted()).toEqual(pagesOfClients.toSorted());
  });

  it('gives each node an id of its own', () => {
    const ids = seedMenus.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('is not doubled by a second start, nor brought back where somebody removed it', async () => {
    await shop.app.write({ name: 'test', actor: { kind: 'system', name: 'test' } }, ({ tx }) =>
      tx.execute(sql`update menu set deleted = true where id = 1740`),
    );

    expect(await seedAccess(shop.app.write, { adminPassword: 'another-one' })).toBeUndefined();
    const { rows } = await shop.db.execute(sql`select count(*) as n, count(*) filter (where deleted) as gone from menu`);
    expect(rows).toEqual([{ n: seedMenus.length, gone: 1 }]);
  });
});

describe('a seeded role', () => {
  const takeOrders = (touch: { updateTime?: Date }) =>
    shop.app.write({ name: 'test.role', actor: systemActor('test') }, async (write) => {
      const { tx } = write;
      await tx.execute(sql`delete from role_menu using role, menu where role.id = role_id and menu.id = menu_id
        and role_name = '演示站' and menu.perms = 'admin:order:list'`);
      await tx
        .update(role)
        .set({ level: 1, ...touch })
        .where(eq(role.roleName, '演示站'));
      await seedTheRoles(write);
    });

  it.each([
    ['is granted what a newer version grants', {}, true],
    ['that its owner has changed stays as it is', { updateTime: new Date('2027-01-01') }, false],
  ])('%s', async (_, touch, isGranted) => {
    await takeOrders(touch);

    // The process hears of it a moment later.
    await expect.poll(async () => (await rightsOf('演示站')).includes('admin:order:list')).toBe(isGranted);
  });
});
