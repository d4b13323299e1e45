import type { DataScope } from '#contract/access/role-record.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { branches, seedMenus } from '../menus/seed.ts';
import {
  OUTSIDE_ACCOUNT,
  ERASE,
  IMPORT_PAST,
  orderFigures,
  seeSales,
  seeOrders,
  seeProducts,
  seeReviews,
  seeCustomers,
  send,
  handOut,
  seeStock,
  refund,
  seeCases,
  incoming,
  demoAct,
  seeIncidents,
  services,
  keepOwnOrders,
  objectToBills,
  seeDemands,
  fileDemands,
  seeReports,
  files,
  sell,
} from './rights.ts';

export interface SeedRole {
  id: number;
  roleName: string;
  level: number;
  isSuper?: boolean;
  /** Limits of refunds in fen, of an order and of a day. */
  refundLimit?: number;
  refundDayLimit?: number;
  dataScope?: DataScope;
  grants: ReadonlySet<number>;
}

const everything = seedMenus.map(({ id }) => id);
const without = (roots: readonly string[]) => new Set(everything).difference(new Set(branches(roots)));
const named = (permission: string) => seedMenus.filter(({ perms }) => perms === permission).map(({ id }) => id);

/** Menu rows of a permission, its buttons where it has both: reading a list for a form needs none of the pages that show it. */
function rowsOf(permission: string) {
  const rows = seedMenus.filter(({ perms }) => perms === permission);
  const buttons = rows.filter(({ menuType }) => menuType === 'A');
  return buttons.length > 0 ? buttons : rows;
}

/** Pages and buttons by their permission, with the directories that lead to them. */
function holding(permissions: readonly string[], roots: readonly string[] = []): ReadonlySet<number> {
  const byId = new Map(seedMenus.map((row) => [row.id, row]));
  const ids = new Set([...branches(roots), ...permissions.flatMap((permission) => rowsOf(permission).map(({ id }) => id))]);
  for (const id of ids) {
    const parent = byId.get(id)?.pid;
    if (parent) ids.add(parent);
  }
  return ids;
}

const SYSTEM = [
  '系统设置',
  '经营设置',
  '一号通',
  '管理权限',
  '短信管理',
  '开放接口',
  '开发配置',
  '申请授权',
  '代码生成',
  '系统运行',
];
const OUTSIDE = ['国铁商城', '运营商'];
const SETTINGS_OF_DEMO = ['设置', '维护'];
const HOME = '控制台';
/** Page of those who send, whose permission has a button as well. */
const BENCH = '发货台';
/** Home page without its statistics: the counts on it have permissions of their own. */
const homePage = new Set(
  seedMenus.filter(({ name, menuType }) => name === HOME || (name === '运营' && menuType === 'M')).map(({ id }) => id),
);
const counterPages = new Set(
  seedMenus
    .filter(({ component }) =>
      ['/javaMobile', '/javaMobile/orderCancellation', '/javaMobile/orderStatistics'].includes(component ?? ''),
    )
    .map(({ id }) => id),
);
const MONEY = ['财务', '结算', '出纳', '导出记录'];

/** The product form reads it, though its menu entry lies among the settings. */
const forProducts = named('admin:system:group:data:list');

const orderMoney = [
  seeAmounts,
  'admin:order:list:data',
  'admin:order:statistics',
  'admin:order:statistics:data',
  'admin:order:time',
  'admin:export:excel:order',
];

/** Roles to begin with; the first two are the wire’s. */
export const seedRoles: readonly SeedRole[] = [
  { id: 1, roleName: '超级管理员', level: 0, isSuper: true, grants: new Set(everything) },
  {
    id: 5,
    roleName: '演示站',
    level: 1,
    grants: without(SETTINGS_OF_DEMO)
      .union(new Set(forProducts))
      .difference(new Set([...named(ERASE), ...named(IMPORT_PAST)])),
  },
  {
    id: 11,
    roleName: '店长',
    level: 1,
    grants: without([...SYSTEM, ...OUTSIDE])
      .difference(new Set(named(OUTSIDE_ACCOUNT)))
      .union(new Set(forProducts))
      .union(holding([...incoming, ...services, seeIncidents, 'admin:system:service:demo', demoAct]))
      .difference(new Set(named(objectToBills))),
  },
  {
    id: 12,
    roleName: '仓库',
    level: 2,
    grants: holding(
      [
        ...seeOrders,
        ...seeProducts,
        ...send,
        ...seeStock,
        ...seeCases,
        'admin:order:receive',
        'admin:order:case:receive',
        'admin:order:case:exchange',
      ],
      [BENCH],
    ).union(homePage),
  },
  {
    id: 13,
    roleName: '客服',
    level: 2,
    refundLimit: 20_000,
    refundDayLimit: 100_000,
    grants: holding(
      [
        ...seeOrders,
        ...seeProducts,
        ...seeReviews,
        ...seeCustomers,
        ...refund,
        seeAmounts,
        ...files,
        ...seeCases,
        ...seeDemands,
        ...fileDemands,
        'admin:order:case:save',
        'admin:order:case:audit',
        'admin:order:mark',
        'admin:order:address',
        'admin:user:tag',
        'admin:user:phone',
        'admin:user:note:save',
        'admin:product:reply:comment',
        'admin:product:reply:show',
        // A refund above the limit is submitted, and watched there.
        'admin:approval:list',
        // Customers ask what they were told.
        'admin:system:notification:letter:list',
        'admin:wechat:fan:list',
      ],
      [HOME],
    ),
  },
  {
    id: 14,
    roleName: '财务',
    level: 2,
    grants: holding(
      [
        ...seeOrders,
        ...seeCustomers,
        ...refund,
        ...orderMoney,
        ...seeCases,
        ...seeDemands,
        ...seeReports,
        'admin:order:mark',
        'admin:order:update:price',
        'admin:order:pay:offline',
        ...incoming,
        ...services,
        demoAct,
      ],
      [HOME, ...MONEY],
    ).difference(new Set(named(objectToBills))),
  },
  {
    id: 15,
    roleName: '提货点店员',
    level: 2,
    dataScope: 'points',
    grants: holding([...seeOrders, ...orderMoney, ...orderFigures, 'admin:order:mark', 'admin:yly:print', ...handOut])
      .union(homePage)
      .union(counterPages),
  },
  {
    id: 16,
    roleName: '店铺商品员',
    level: 2,
    dataScope: 'shop',
    grants: holding([...sell]).union(homePage),
  },
  {
    id: 17,
    roleName: '商家运营',
    level: 2,
    dataScope: 'shop',
    refundLimit: 20_000,
    refundDayLimit: 100_000,
    grants: holding(
      [...seeOrders, ...orderMoney, ...orderFigures, ...seeSales, ...keepOwnOrders, ...sell, 'admin:operator:share:list'],
      [BENCH],
    ).union(homePage),
  },
];
