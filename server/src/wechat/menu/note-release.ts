import { type MenuButton, isSameMenu } from '#contract/wechat/menu-buttons.ts';
import type { ReleaseAct } from '#contract/wechat/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findLatest, insertRelease } from './queries.ts';

interface Release {
  act: ReleaseAct;
  button: MenuButton[];
  /** Menu that it took the place of. */
  before: MenuButton[] | undefined;
}

/** Notes what followers see from now on; a menu before it that came from elsewhere is kept as well, so that it can come back. */
export async function noteRelease(write: Write, { act, button, before }: Release): Promise<null> {
  const latest = await findLatest(write.tx);
  if (before && before.length > 0 && !isSameMenu(before, latest?.button ?? [])) await insertRelease(write, 'found', before);
  await insertRelease(write, act, button);
  return null;
}
