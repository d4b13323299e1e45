import { z } from 'zod';
import type { PublicAccount } from '#server/platform/public-account.ts';
import { bodyOf, shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';
import { codeOf } from '../line/send.ts';

const Buttons = z.array(z.record(z.string(), z.unknown()));
const Published = z.object({ menu: z.object({ button: Buttons }), conditionalmenu: z.array(z.unknown()).optional() });
const Below = z.object({ list: Buttons });
const Live = z.object({
  is_menu_open: z.coerce.number().catch(0),
  selfmenu_info: z.object({ button: Buttons.catch([]) }).catch({ button: [] }),
});

/** Buttons as the menu is published: the answer about a live one holds those below another in a `list`. */
const asPublished = (buttons: z.output<typeof Buttons>) =>
  buttons.map(({ sub_button: below, ...button }) => {
    const listed = Below.safeParse(below).data?.list;
    return listed ? { ...button, sub_button: listed } : button;
  });

const NO_MENU = 46003;

type MenuVerbs = Pick<PublicAccount, 'findMenu' | 'liveMenu' | 'publishMenu'>;

/** Menu of the account. An empty one is deleted, for WeChat publishes none. */
export function menuVerbs({ ask }: WechatLine): MenuVerbs {
  return {
    async findMenu() {
      const answer = await ask({ path: '/cgi-bin/menu/get', answers: [NO_MENU] });
      if (codeOf(answer).code === NO_MENU) return undefined;
      const { menu, conditionalmenu } = shaped(Published, answer);
      return { button: menu.button, ...(conditionalmenu && { conditionalmenu }) };
    },
    async liveMenu() {
      const { is_menu_open, selfmenu_info } = shaped(Live, await ask({ path: '/cgi-bin/get_current_selfmenu_info' }));
      return { isOpen: is_menu_open === 1, button: asPublished(selfmenu_info.button) };
    },
    async publishMenu(button) {
      if (button.length === 0) await ask({ path: '/cgi-bin/menu/delete', answers: [NO_MENU] });
      else await ask({ path: '/cgi-bin/menu/create', body: bodyOf({ button }) });
    },
  };
}
