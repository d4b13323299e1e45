import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, shownOrHidden } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { absentOr, flag, id, idOrNone, INT_MAX, integer, line, moment, nothing, present, text } from '../wire.ts';
import { MenuNode, RightNode } from './menu-nodes.ts';
import { searchText } from '../search-text.ts';

/** Only the first two are ever shown. */
export const menuTypes = choices({ directory: ['M', '目录'], page: ['C', '菜单'], button: ['A', '按钮'] });
const MenuType = menuTypes.schema('未知的菜单类型');
export type MenuType = (typeof menuTypes.values)[number];

export const menuRefusals = refusals('menu', {
  NOT_FOUND: { says: () => '系统菜单不存在' },
  NO_PARENT: { onConstraint: 'menu__parent', says: () => '上级菜单不存在，请刷新页面后重新选择' },
  OWN_PARENT: { onConstraint: 'menu__place', says: () => '上级菜单不能为自己或下级' },
  BELOW_BUTTON: { says: () => '按钮下面只能有按钮，请重新选择上级菜单或类型' },
  NOT_HELD: { says: (p: { perms: string }) => `您没有“${p.perms}”的权限，不能设置、更换或删除它` },
  KEPT: { says: (p: { name: string }) => `“${p.name}”只能由 admin 账号修改或删除` },
  EVERYBODYS: { says: () => '其中有每个人登录后都要用的权限，不能更换或删除' },
  NEEDED: { says: () => '“权限规则”页面在其中，删除后就没有地方管理菜单了，不能删除' },
});

export const MenuRow = z.object({
  id,
  pid: idOrNone,
  name: z.string(),
  icon: z.string().nullable(),
  perms: z.string().nullable(),
  component: z.string().nullable(),
  menuType: MenuType,
  sort: z.int(),
  isShow: z.boolean(),
  createTime: moment.nullable(),
});
export type MenuRow = z.output<typeof MenuRow>;

const PERMS = /^[\w:.-]*$/;
const draft = {
  pid: idOrNone.nullish(),
  name: line(100, '菜单名称不能为空', '菜单名称不能超过100个字符'),
  icon: text(255, '图标不能超过255个字符').nullish(),
  perms: text(200, '权限字符不能超过200个字符').regex(PERMS, '权限字符只能用字母、数字、冒号、点和横线').nullish(),
  component: text(200, '组件路径不能超过200个字符').nullish(),
  menuType: present('菜单类型不能为空').pipe(MenuType),
  sort: integer(0, INT_MAX, absentOr('排序不能为空', '排序最小为0')),
  isShow: present('显示状态不能为空').pipe(flag),
};
interface MenuNodeKind {
  menuType: MenuType;
  component?: string | null | undefined;
  perms?: string | null | undefined;
}
const isBlank = (sent: string | null | undefined) => (sent ?? '').trim() === '';
const leadsSomewhere = ({ menuType, component }: MenuNodeKind) => menuType !== menuTypes.page || !isBlank(component);
const leadsNowhere = { message: '菜单类型的组件路径不能为空', path: ['component'] };
const grantsSomething = ({ menuType, perms }: MenuNodeKind) => menuType !== menuTypes.button || !isBlank(perms);
const grantsNothing = { message: '按钮类型的权限表示不能为空', path: ['perms'] };

const MenuDraft = z.object(draft).refine(leadsSomewhere, leadsNowhere).refine(grantsSomething, grantsNothing);
export type MenuDraft = z.output<typeof MenuDraft>;
const MenuEdit = z
  .object({ id: present('系统菜单id不能为空').pipe(id), ...draft })
  .refine(leadsSomewhere, leadsNowhere)
  .refine(grantsSomething, grantsNothing);

const placing = [menuRefusals.NO_PARENT, menuRefusals.BELOW_BUTTON, menuRefusals.NOT_HELD, menuRefusals.KEPT];

export const menuCalls = calls('menu', '/admin', {
  mine: get('/getMenus', {
    permission: 'admin:login:menus',
    dataScope: 'none',
    beforeDuties: true,
    about: 'The pages the asking person may open; higher `sort` first.',
    returns: z.array(MenuNode),
  }),
  list: get('/system/menu/list', {
    permission: 'admin:system:menu:list',
    about: 'All nodes in one list, higher `sort` first; `pid` says what they hang below.',
    query: z.object({ name: searchText(100).optional(), menuType: MenuType.optional() }),
    returns: z.array(MenuRow),
  }),
  add: post('/system/menu/add', {
    permission: 'admin:system:menu:add',
    about: 'With a permission that the asking person has; `pid` 0 is the top.',
    body: MenuDraft,
    returns: nothing,
    refuses: placing,
  }),
  update: post('/system/menu/update', {
    edits: MenuRow,
    permission: 'admin:system:menu:update',
    body: MenuEdit,
    returns: nothing,
    undo: '修改成功',
    refuses: [...placing, menuRefusals.NOT_FOUND, menuRefusals.OWN_PARENT, menuRefusals.EVERYBODYS],
  }),
  delete: post('/system/menu/delete/{id}', {
    permission: 'admin:system:menu:delete',
    about: 'With all below it; roles lose what they were granted there.',
    params: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [menuRefusals.NOT_FOUND, menuRefusals.EVERYBODYS, menuRefusals.NEEDED, menuRefusals.NOT_HELD, menuRefusals.KEPT],
  }),
  info: get('/system/menu/info/{id}', {
    permission: 'admin:system:menu:info',
    params: z.object({ id }),
    returns: MenuRow,
    refuses: [menuRefusals.NOT_FOUND],
  }),
  toggle: post('/system/menu/updateShowStatus/{id}', {
    permission: 'admin:system:menu:show:status',
    about: 'Toggles; with `isShow` two clicks in the same moment mean what one does.',
    params: z.object({ id }),
    query: z.object({ isShow: flag.optional() }),
    returns: nothing,
    says: '修改成功',
    undo: '修改成功',
    refuses: [menuRefusals.NOT_FOUND],
  }),
  cacheTree: get('/system/menu/cache/tree', {
    permission: 'admin:system:menu:cache:tree',
    orAnyOf: ['admin:system:role:save'],
    about: 'The permission tree of a role that is being made.',
    returns: z.array(RightNode),
  }),
});

labelsOf('menu', {
  id: '编号',
  pid: '上级菜单',
  name: '菜单名称',
  icon: '图标',
  perms: '权限标识',
  component: '组件路径',
  menuType: '类型',
  sort: '排序',
  isShow: '状态',
  createTime: '创建时间',
});

historyOf('menu', {
  label: '菜单',
  readBy: 'admin:system:menu:info',
  fields: {
    ...texts('name', 'icon', 'perms', 'component', 'sort'),
    pid: choices({ root: [0, '主目录'] }),
    menuType: menuTypes,
    isShow: shownOrHidden,
    deleted: ['已删除', 'flag'],
  },
  named: { pid: ['menu', 'name'] },
  acts: { add: '新增', toggle: '显示或隐藏' },
});
