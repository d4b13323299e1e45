import { z } from 'zod';
import { MenuButton } from '#contract/wechat/menu-buttons.ts';
import type { MenuButtons } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';

const Buttons = z.array(MenuButton);

const outlineOf = (buttons: MenuButtons): string =>
  JSON.stringify(
    buttons.map(({ name, sub_button: below }) => [
      name,
      Buttons.catch([])
        .parse(below)
        .map((child) => child.name),
    ]),
  );

/**
 * The menu that followers see, in our words; undefined where there is none. One that was published by a program is told with all its
 * fields; one that was made on WeChat’s own pages is told by the other answer alone.
 */
export async function findLiveMenu({ providers: { publicAccount } }: Pick<Services, 'providers'>) {
  const [published, live] = [await publicAccount.findMenu(), await publicAccount.liveMenu()];
  if (!live.isOpen || live.button.length === 0) return undefined;
  const isPublished = published && outlineOf(published.button) === outlineOf(live.button);
  return {
    button: Buttons.parse(isPublished ? published.button : live.button),
    ...(published?.conditionalmenu && { conditionalmenu: [...published.conditionalmenu] }),
  };
}
