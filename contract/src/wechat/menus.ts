import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, flag, id, moment, nothing, page, paged } from '../wire.ts';
import { MenuButton, type MenuProblem } from './menu-buttons.ts';

export const menuRefusals = refusals('wechat_menu', {
  WRONG: {
    code: 400,
    says: ({ name, says, at: [top, below] }: Pick<MenuProblem, 'at' | 'says'> & { name: string }) =>
      `第 ${top + 1} 个菜单${below === undefined ? '' : `的第 ${below + 1} 个子菜单`}${name && `“${name}”`}：${says}`,
  },
  STALE: { code: 409, says: (_: { version: number; theirs: unknown }) => '菜单已被他人修改，请选择保留哪一方的内容' },
  NO_RELEASE: { says: () => '没有找到这一版菜单，请刷新页面后重试' },
});

/** Acts by which the menu at WeChat changed; `found` is one that somebody else had published there. */
export const releaseActs = choices({
  published: ['published', '发布', 'done'],
  restored: ['restored', '恢复', 'done'],
  deleted: ['deleted', '删除', 'rest'],
  found: ['found', '微信上原有', 'waits'],
});
export type ReleaseAct = (typeof releaseActs.values)[number];

const buttons = z.array(MenuButton).max(20, '菜单太多，请删减后重试');

const MenuDraft = z.object({ button: buttons, version: z.int(), updateTime: moment.nullable() });
export type MenuDraft = z.output<typeof MenuDraft>;

const MenuRelease = z.object({ id, act: releaseActs.schema(), button: buttons, actorName: z.string(), createTime: moment });
export type MenuRelease = z.output<typeof MenuRelease>;

const CREATE = 'admin:wechat:menu:public:create';
const READ = 'admin:wechat:menu:public:get';

/** Menu of the public account: what followers see, the draft that is written here, and what was published before. */
export const menuCalls = calls('wechat_menu', '/admin/wechat/menu/public', {
  get: get('/get', {
    permission: READ,
    about: 'The menu as WeChat has it; without buttons where there is none.',
    returns: z.object({ menu: z.object({ button: buttons }), conditionalmenu: z.array(z.unknown()).optional() }),
  }),
  create: post('/create', {
    permission: CREATE,
    about: 'Keeps the draft and publishes it, unless it is to stay a draft.',
    body: z.object({
      button: buttons.default([]),
      /** Ours: nothing is published. */
      isDraft: flag.nullish(),
      /** Ours: the version the form was opened with; a client that sends none saves without being asked. */
      version: count.nullish(),
    }),
    returns: nothing,
    refuses: [menuRefusals.WRONG, menuRefusals.STALE],
  }),
  delete: get('/delete', { permission: 'admin:wechat:menu:public:delete', returns: nothing }),
  draft: get('/draft', { permission: READ, returns: MenuDraft }),
  history: get('/history', { permission: READ, query: paged({}), returns: page(MenuRelease) }),
  restore: post('/restore', {
    permission: CREATE,
    about: 'Publishes an earlier menu again; it is the draft as well then.',
    body: z.object({ id }),
    returns: nothing,
    refuses: [menuRefusals.NO_RELEASE, menuRefusals.WRONG],
  }),
});

labelsOf('wechat_menu', {
  button: '菜单',
  name: '菜单名称',
  type: '规则状态',
  key: '关键字',
  appid: 'appid',
  pagepath: '小程序路径',
  url: '跳转地址',
  act: '操作',
  actorName: '操作人',
  createTime: '时间',
});

actsOf('wechat_menu', '公众号菜单', { save: '保存草稿', publish: '发布', delete: '删除', restore: '恢复' });
