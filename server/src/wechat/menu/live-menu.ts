import { z } from 'zod';
import { MenuButton } from '#contract/wechat/menu-buttons.ts';
import type { Services } from '#server/platform/services.ts';

const Buttons = z.array(MenuButton);

/** The menu at WeChat in our words; undefined where there is none. */
export async function findLiveMenu({ providers }: Pick<Services, 'providers'>) {
  const found = await providers.publicAccount.findMenu();
  if (!found) return undefined;
  const { button, conditionalmenu } = found;
  return { button: Buttons.parse(button), ...(conditionalmenu && { conditionalmenu: [...conditionalmenu] }) };
}
