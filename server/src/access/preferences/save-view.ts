import { eq } from 'drizzle-orm';
import type { savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { lockOwnView } from './own-view.ts';
import { forgetOthersOpenings } from './queries.ts';
import { savedView } from './tables.ts';

/** Id 0 makes a new view. */
export async function saveView(
  { tx, actor, now }: Write,
  { id, ...sent }: Input<typeof savedViewCalls.save>,
): Promise<{ id: number }> {
  const { id: adminId } = asAdministrator(actor);
  const draft = { ...sent, name: sent.name.trim() };
  if (id === 0) {
    const [row] = await tx
      .insert(savedView)
      .values({ ...draft, adminId, createTime: now, updateTime: now })
      .returning({ id: savedView.id });
    return { id: row?.id ?? 0 };
  }
  await lockOwnView(tx, id, adminId);
  if (!draft.shared) await forgetOthersOpenings(tx, id, adminId);
  await tx
    .update(savedView)
    .set({ ...draft, updateTime: now })
    .where(eq(savedView.id, id));
  return { id };
}
