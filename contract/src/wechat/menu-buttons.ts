import { z } from 'zod';
import { choices } from '../choices.ts';
import { text } from '../wire.ts';
import { bytesOf } from './reply-content.ts';

/** Kinds of buttons that staff make here. */
export const buttonTypes = choices({ click: '关键字', view: '跳转网页', miniprogram: '小程序' });

/** Further kinds, which other programs publish; they are kept as they are. */
const otherTypes: Readonly<Record<string, string>> = {
  scancode_push: '扫码推事件',
  scancode_waitmsg: '扫码带提示',
  pic_sysphoto: '系统拍照发图',
  pic_photo_or_album: '拍照或相册发图',
  pic_weixin: '微信相册发图',
  location_select: '发送位置',
  media_id: '发送素材',
  view_limited: '跳转图文',
  article_id: '发送图文',
  article_view_limited: '跳转已发布图文',
};
export const buttonTypeLabels: Readonly<Record<string, string>> = { ...buttonTypes.labels, ...otherTypes };

const PART_MAX = 2048;
/** Text of a button; clients leave out those that its kind does not have. */
const part = z
  .codec(z.string().nullish(), text(PART_MAX), { decode: (sent) => sent?.trim() ?? '', encode: (kept) => kept })
  .default('');
const leaf = {
  name: part,
  type: part,
  key: part,
  url: part,
  appid: part,
  pagepath: part,
  media_id: part,
  article_id: part,
};

const SubButton = z.object(leaf);
/** Button as forms send it and as WeChat answers it. */
export const MenuButton = z.object({ ...leaf, sub_button: z.array(SubButton).default([]) });
export type MenuButton = z.output<typeof MenuButton>;
export type SubButton = z.output<typeof SubButton>;
type AnyButton = SubButton & { sub_button?: readonly SubButton[] };

/** Limits of WeChat; names, keys and addresses count in bytes of UTF-8. */
export const menuLimits = { top: 3, below: 5, topName: 16, belowName: 60, key: 128, url: 1024 } as const;

/** Place of a button: its number on the first level, and below it. */
export type ButtonPlace = readonly [top: number, below?: number];

export interface MenuProblem {
  at: ButtonPlace;
  field: keyof SubButton | 'sub_button';
  says: string;
}

const ADDRESS = /^https?:\/\/[^\s.]+\.\S+$/i;

/** Fields that each kind needs, with what to say where one is missing. */
const needs: Readonly<Record<string, readonly (readonly [keyof SubButton, string])[]>> = {
  click: [['key', '请填写关键字']],
  view: [['url', '请填写跳转地址']],
  miniprogram: [
    ['appid', '请填写appid'],
    ['pagepath', '请填写小程序路径'],
    ['url', '请填写跳转地址'],
  ],
  scancode_push: [['key', '请填写关键字']],
  scancode_waitmsg: [['key', '请填写关键字']],
  pic_sysphoto: [['key', '请填写关键字']],
  pic_photo_or_album: [['key', '请填写关键字']],
  pic_weixin: [['key', '请填写关键字']],
  location_select: [['key', '请填写关键字']],
  media_id: [['media_id', '缺少素材，请删除这个按钮后重新添加']],
  view_limited: [['media_id', '缺少素材，请删除这个按钮后重新添加']],
  article_id: [['article_id', '缺少图文，请删除这个按钮后重新添加']],
  article_view_limited: [['article_id', '缺少图文，请删除这个按钮后重新添加']],
};

const tooLong = (label: string, typed: string, most: number): string | undefined => {
  const over = bytesOf(typed) - most;
  return over > 0 ? `${label}最多 ${most} 个字节，一个汉字占 3 个，还多 ${over} 个` : undefined;
};

type Complaint = Omit<MenuProblem, 'at'>;

function complaintsOfLeaf(button: AnyButton): Complaint[] {
  const { type, key, url } = button;
  const needed = Object.hasOwn(needs, type) ? needs[type] : undefined;
  if (!needed) return [{ field: 'type', says: '请选择规则状态' }];
  const missing = needed.flatMap(([field, says]) => (button[field] === '' ? [{ field, says }] : []));
  const wrongUrl = needed.some(([field]) => field === 'url') && url !== '' && !ADDRESS.test(url);
  const long = [
    ['key', tooLong('关键字', key, menuLimits.key)],
    ['url', tooLong('跳转地址', url, menuLimits.url)],
  ] as const;
  return [
    ...missing,
    ...(wrongUrl ? [{ field: 'url', says: '请输入正确的跳转地址，以 http:// 或 https:// 开头' } as const] : []),
    ...long.flatMap(([field, says]) => (says === undefined ? [] : [{ field, says }])),
  ];
}

function complaintsOf(button: AnyButton, mostBytes: number): Complaint[] {
  const { name, sub_button: below = [] } = button;
  const long = tooLong('菜单名称', name, mostBytes);
  const named: Complaint[] =
    name === '' ? [{ field: 'name', says: '请填写菜单名称' }] : long === undefined ? [] : [{ field: 'name', says: long }];
  return [...named, ...(below.length > 0 ? [] : complaintsOfLeaf(button))];
}

/** Reasons for which WeChat would refuse the menu, in the order of its buttons. */
export function problemsOfMenu(buttons: readonly MenuButton[]): MenuProblem[] {
  const { top, below: mostBelow, topName, belowName } = menuLimits;
  const crowded: MenuProblem[] = buttons.length > top ? [{ at: [top], field: 'sub_button', says: `一级菜单最多 ${top} 个` }] : [];
  return [
    ...crowded,
    ...buttons.flatMap((button, at) => [
      ...complaintsOf(button, topName).map((complaint) => ({ ...complaint, at: [at] as const })),
      ...(button.sub_button.length > mostBelow
        ? [{ at: [at] as const, field: 'sub_button' as const, says: `二级菜单最多 ${mostBelow} 个` }]
        : []),
      ...button.sub_button.flatMap((child, place) =>
        complaintsOf(child, belowName).map((complaint) => ({ ...complaint, at: [at, place] as const })),
      ),
    ]),
  ];
}

/** Fields that a button is published with: a parent has none but its name. */
function published(button: AnyButton): Record<string, unknown> {
  const { name, type, sub_button: below = [] } = button;
  if (below.length > 0) return { name, sub_button: below.map(published) };
  const fields = (Object.hasOwn(needs, type) ? needs[type] : undefined) ?? [];
  return { name, type, ...Object.fromEntries(fields.map(([field]) => [field, button[field]])) };
}

/** The menu as WeChat takes it. */
export const publishedMenu = (buttons: readonly MenuButton[]): Record<string, unknown>[] => buttons.map(published);

export const isSameMenu = (one: readonly MenuButton[], other: readonly MenuButton[]): boolean =>
  JSON.stringify(publishedMenu(one)) === JSON.stringify(publishedMenu(other));

export const blankButton = (): MenuButton => ({
  name: '',
  type: buttonTypes.click,
  key: '',
  url: '',
  appid: '',
  pagepath: '',
  media_id: '',
  article_id: '',
  sub_button: [],
});
