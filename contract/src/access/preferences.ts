import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { flag, id, idOrNone, json, nothing, text, words } from '../wire.ts';

const COLUMNS_MAX = 64 * 1024;
/** Characters, once written as JSON: also what the longest form holds, a product of 2,000 SKUs, is kept as a preference. */
export const PREFERENCE_MAX = 1536 * 1024;

/** Saved views of one person, over all lists. */
export const VIEWS_MAX = 200;

export const preferenceRefusals = refusals('preference', {
  PREFERENCES_FULL: { says: () => '您保存的个人偏好和草稿太多了，请先删除一些草稿后重试' },
  VIEWS_FULL: { says: () => `最多保存 ${VIEWS_MAX} 个视图，请先删除一些不用的视图` },
  VIEW_NAME_TAKEN: { onConstraint: 'saved_view__name', says: () => '已有同名的视图，请换一个名称' },
  VIEW_NOT_YOURS: { says: () => '只能修改自己保存的视图' },
  VIEW_NOT_SHARED: { says: () => '只有共享的视图才能设为角色的默认视图，请先共享' },
  VIEW_OPENED: {
    onConstraint: ['opening_view__admin', 'opening_view__role', 'left_view__admin'],
    says: () => '默认视图刚被他人修改，请刷新页面后重试',
  },
});

const key = words(64, '请指定偏好的名称');
const TOO_LARGE = '偏好内容过大，请减少后再保存';

/** A named set of filters and columns of one list; `shared` ones are offered to everybody. */
export const SavedView = z.object({
  id,
  /** The list it belongs to, as the screen names it. */
  screen: z.string(),
  name: z.string(),
  /** The address behind `?`. */
  query: z.string(),
  columns: z.json(),
  shared: z.boolean(),
  /** The asking person saved it, and so may change it. */
  mine: z.boolean(),
  /** The asking person’s list opens with it, by his own choice or by a role’s. */
  opens: z.boolean(),
  /** The roles whose holders open the list with it. */
  roleIds: z.array(z.int()),
});
export type SavedView = z.output<typeof SavedView>;

/** Default view of a list. */
export const DefaultView = SavedView.pick({ id: true, screen: true, query: true, columns: true });

/** Preferences of a person, kept on the server so that they are there on every computer. */
export const preferenceCalls = calls('preference', '/admin/preference', {
  get: get('/get', {
    permission: 'session',
    about: 'Null when nothing was chosen.',
    query: z.object({ key }),
    returns: z.json(),
  }),
  save: post('/save', {
    permission: 'session',
    about: 'Null forgets what was chosen.',
    body: z.object({ key, value: json(PREFERENCE_MAX, TOO_LARGE) }),
    maxBody: PREFERENCE_MAX * 4,
    returns: nothing,
    refuses: [preferenceRefusals.PREFERENCES_FULL],
  }),
});

export const savedViewCalls = calls('saved_view', '/admin/preference/view', {
  list: get('/list', {
    permission: 'session',
    about: 'Own and shared views of a list, by name.',
    query: z.object({ screen: key }),
    returns: z.array(SavedView),
  }),
  save: post('/save', {
    permission: 'session',
    about: 'Id 0 saves a new view.',
    body: z.object({
      id: idOrNone,
      screen: key,
      name: words(20, '请填写视图名称'),
      query: text(2000),
      columns: json(COLUMNS_MAX, TOO_LARGE),
      shared: flag,
    }),
    returns: z.object({ id }),
    refuses: [preferenceRefusals.VIEWS_FULL, preferenceRefusals.VIEW_NAME_TAKEN, preferenceRefusals.VIEW_NOT_YOURS],
  }),
  opening: get('/opening', {
    permission: 'session',
    about: 'One view per list at most: the person’s own choice, else that of a role held, unless he left it.',
    returns: z.array(DefaultView),
  }),
  open: post('/open', {
    permission: 'session',
    about:
      'Whether one’s own list opens with this view; it takes the place of another. That of a role is left until it is chosen again.',
    body: z.object({ id, opens: flag }),
    returns: nothing,
  }),
  roles: get('/role/list', {
    permission: 'admin:system:role:update',
    dataScope: 'closed',
    about: 'The roles that a view may be the default of.',
    returns: z.array(z.object({ id: z.int(), roleName: z.string() })),
  }),
  openForRoles: post('/role/open', {
    edits: z.object({ roleIds: z.array(z.int()) }),
    permission: 'admin:system:role:update',
    dataScope: 'closed',
    about: 'Whose holders open the list with this view, all of them named; it takes the place of others.',
    body: z.object({ id, roleIds: z.array(id).max(100, '一次最多选择 100 个角色') }),
    returns: nothing,
    refuses: [preferenceRefusals.VIEW_NOT_SHARED],
  }),
  remove: post('/delete', {
    permission: 'session',
    body: z.object({ id }),
    returns: nothing,
    refuses: [preferenceRefusals.VIEW_NOT_YOURS],
  }),
});

actsOf('preference', '个人偏好', { save: '保存偏好' });
actsOf('saved_view', '视图', {
  save: '保存视图',
  open: '设为默认视图',
  openForRoles: '设为角色的默认视图',
  remove: '删除视图',
});
