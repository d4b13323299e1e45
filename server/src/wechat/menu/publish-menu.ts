import type { Input } from '#contract/call.ts';
import { type MenuButton, problemsOfMenu, publishedMenu } from '#contract/wechat/menu-buttons.ts';
import { type ReleaseAct, type menuCalls, menuRefusals } from '#contract/wechat/menus.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { findLiveMenu } from './live-menu.ts';
import { noteRelease } from './note-release.ts';
import { getRelease } from './queries.ts';
import { saveDraft } from './save-draft.ts';

type Parts = Pick<Services, 'database' | 'providers' | 'write'>;

function checkMenu(button: readonly MenuButton[]): void {
  const [problem] = problemsOfMenu(button);
  if (!problem) return;
  const [top, below] = problem.at;
  const first = button[top];
  const named = below === undefined ? first : first?.sub_button[below];
  throw menuRefusals.WRONG({ ...problem, name: named?.name ?? '' });
}

/** The menu goes to WeChat, outside of any transaction, and is noted once it is there. One without buttons is deleted. */
async function publish(parts: Parts, asking: ReleaseAct, button: MenuButton[], { actor, from }: CallContext): Promise<null> {
  const act = button.length === 0 ? 'deleted' : asking;
  const before = await findLiveMenu(parts);
  await parts.providers.publicAccount.publishMenu(publishedMenu(button));
  const release = { act, button, before: before?.button };
  await parts.write({ name: `wechat_menu.${act}`, actor, from }, (write) => noteRelease(write, release));
  return null;
}

/** The draft is kept first: where WeChat refuses it, nothing is lost. */
export const publishMenu =
  (parts: Parts) =>
  async ({ isDraft, ...sent }: Input<typeof menuCalls.create>, asked: CallContext): Promise<null> => {
    const { actor, from } = asked;
    if (!isDraft) checkMenu(sent.button);
    await parts.write({ name: 'wechat_menu.save', actor, from }, (write) => saveDraft(write, sent));
    return isDraft ? null : publish(parts, 'published', sent.button, asked);
  };

export const restoreMenu =
  (parts: Parts) =>
  async ({ id }: { id: number }, asked: CallContext): Promise<null> => {
    const { button } = await getRelease(parts.database.db, id);
    checkMenu(button);
    await parts.write({ name: 'wechat_menu.save', actor: asked.actor, from: asked.from }, (write) =>
      saveDraft(write, { button }),
    );
    return publish(parts, 'restored', button, asked);
  };

/** Followers see no menu any more; the draft stays. */
export const deleteMenu =
  (parts: Parts) =>
  (_: object, asked: CallContext): Promise<null> =>
    publish(parts, 'deleted', [], asked);
