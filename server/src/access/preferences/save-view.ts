import { eq } from 'drizzle-orm';
import { no, type savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { missing } from '#server/platform/missing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { lockView } from './queries.ts';
import { savedView } from './tables.ts';

async function lockOwnView(tx: Tx, id: number, adminId: number): Promise<void> {
  const view = await lockView(tx, id);
  if (!view) missing('saved_view');
  if (view.adminId !== adminId) throw no.VIEW_NOT_YOURS();
}

/** Id 0 makes a new view. */
export async function saveView(
  { tx, actor, now }: Write,
  { id, ...draft }: Input<typeof savedViewCalls.save>,
): Promise<{ id: number }> {
  const { id: adminId } = asAdministrator(actor);
  if (id === 0) {
    const [row] = await tx
      .insert(savedView)
      .values({ ...draft, adminId, createTime: now, updateTime: now })
      .returning({ id: savedView.id });
    return { id: row?.id ?? 0 };
  }
  await lockOwnView(tx, id, adminId);
  await tx
    .update(savedView)
    .set({ ...draft, updateTime: now })
    .where(eq(savedView.id, id));
  return { id };
}

export async function removeView({ tx, actor }: Write, { id }: Input<typeof savedViewCalls.remove>): Promise<null> {
  await lockOwnView(tx, id, asAdministrator(actor).id);
  await tx.delete(savedView).where(eq(savedView.id, id));
  return null;
}
