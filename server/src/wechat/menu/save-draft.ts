import { type MenuButton, isSameMenu } from '#contract/wechat/menu-buttons.ts';
import { menuRefusals } from '#contract/wechat/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockDraft, setDraft } from './queries.ts';

interface SentMenu {
  button: MenuButton[];
  /** Version that the form was opened with. */
  version?: number | null | undefined;
}

/** Never over other buttons of somebody else, unless the client names no version; a publication that failed is tried again. */
export async function saveDraft(write: Write, { button, version: opened }: SentMenu): Promise<null> {
  const { version, button: theirs } = await lockDraft(write.tx);
  if (opened != null && opened !== version && !isSameMenu(theirs, button))
    throw menuRefusals.STALE({ version, theirs: { button: theirs } });
  await setDraft(write, button, version + 1);
  return null;
}
