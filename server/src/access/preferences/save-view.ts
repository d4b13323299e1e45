import { VIEWS_MAX, preferenceRefusals, type savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { lockOwnView } from './own-view.ts';
import { clearOthersDefaults, countViewsOf, views } from './queries.ts';

/** Id 0 inserts a new view. */
export async function saveView(write: Write, { id, ...sent }: Input<typeof savedViewCalls.save>): Promise<{ id: number }> {
  const { tx, actor } = write;
  const { id: adminId } = asAdministrator(actor);
  const draft = { ...sent, name: sent.name.trim() };
  if (id === 0) {
    if ((await countViewsOf(tx, adminId)) >= VIEWS_MAX) throw preferenceRefusals.VIEWS_FULL();
    return { id: await views.insert(write, { ...draft, adminId }) };
  }
  await lockOwnView(tx, id, adminId);
  if (!draft.shared) await clearOthersDefaults(tx, id, adminId);
  await views.set(write, id, draft);
  return { id };
}
