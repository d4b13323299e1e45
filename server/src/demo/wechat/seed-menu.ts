import { type MenuButton, blankButton, buttonTypes } from '#contract/wechat/menu-buttons.ts';
import { releaseActs } from '#contract/wechat/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { noteRelease, saveDraft } from '#server/wechat/index.ts';
import { DAY, ago } from '../past.ts';

const HOME = 'https://shop.example/';
const link = (name: string, url: string): MenuButton => ({ ...blankButton(), name, type: buttonTypes.view, url });
const word = (name: string, key: string): MenuButton => ({ ...blankButton(), name, key });

const first = [link('逛逛', HOME), word('发货', '发货')];
const second = [
  link('逛逛', HOME),
  {
    ...blankButton(),
    name: '服务',
    sub_button: [word('发货时间', '发货'), word('申请退换', '退换'), link('找客服', `${HOME}help`)],
  },
];
const third = [...second, word('优惠', '优惠')];

/** The menu of the public account: published twice, and written further since. */
export async function seedMenu(now: Write): Promise<void> {
  const published = { act: releaseActs.published, before: undefined };
  await noteRelease(ago(now, 18 * DAY), { ...published, button: first });
  await noteRelease(ago(now, 6 * DAY), { ...published, button: second });
  await saveDraft(ago(now, DAY), { button: third });
}
