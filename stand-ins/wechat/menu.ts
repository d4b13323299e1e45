import type { Account } from './account.ts';
import { isObject, listOf, textOf } from './json.ts';
import { refuse } from './refusal.ts';

const TYPES = new Set(
  'click view scancode_push scancode_waitmsg pic_sysphoto pic_photo_or_album pic_weixin location_select media_id view_limited miniprogram article_id'.split(
    ' ',
  ),
);
const bytes = (text: string) => Buffer.byteLength(text);

function checkLeaf(button: object, depth: number): void {
  const type = textOf(button, 'type');
  if (!TYPES.has(type)) refuse(TYPES.has(type.toLowerCase()) ? 65318 : depth === 1 ? 40017 : 40024, 'invalid button type');
  const [key, url] = [bytes(textOf(button, 'key')), bytes(textOf(button, 'url'))];
  if (type === 'view' && (url === 0 || url > 1024)) refuse(depth === 1 ? 40020 : 40027, 'invalid url size');
  if (type === 'click' && (key === 0 || key > 128)) refuse(depth === 1 ? 40019 : 40026, 'invalid key size');
  if (type === 'miniprogram' && ['appid', 'pagepath', 'url'].some((name) => textOf(button, name) === '')) {
    refuse(40020, 'invalid mini programme');
  }
}

function checkButtons(buttons: readonly unknown[], depth: number): void {
  const [most, longest] = depth === 1 ? [3, 16] : [5, 60];
  if (buttons.length === 0 || buttons.length > most) refuse(depth === 1 ? 40016 : 40023, 'invalid button size');
  for (const button of buttons) {
    if (!isObject(button)) return refuse(40016, 'invalid button');
    const name = bytes(textOf(button, 'name'));
    if (name === 0 || name > longest) refuse(depth === 1 ? 40018 : 40025, 'invalid button name size');
    const children = listOf(button, 'sub_button');
    if (children.length > 0 && depth === 1) checkButtons(children, 2);
    else checkLeaf(button, depth);
  }
}

export function createMenu(account: Account, sent: object): void {
  const button = listOf(sent, 'button');
  checkButtons(button, 1);
  account.menu = { button };
  account.ownMenu = undefined;
}

export function deleteMenu(account: Account): void {
  account.menu = undefined;
  account.ownMenu = undefined;
}

/** Menu that followers see, made by whomever; it holds buttons below another in a list. */
export function liveMenu({ menu, ownMenu }: Account): object {
  const shown = ownMenu ?? menu;
  const button = shown?.button.map((one) => {
    const below = listOf(one, 'sub_button');
    return below.length > 0 ? { ...Object(one), sub_button: { list: below } } : one;
  });
  return { is_menu_open: shown ? 1 : 0, selfmenu_info: button ? { button } : {} };
}

export const shownMenu = ({ menu }: Account): object => (menu ? { menu } : refuse(46003, 'menu no exist'));
