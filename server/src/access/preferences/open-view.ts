import { and, eq } from 'drizzle-orm';
import type { savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import { missing } from '#server/platform/missing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { lockView } from './queries.ts';
import { openingView } from './tables.ts';

/** One opens a list with one view at most. */
export async function openView({ tx, actor }: Write, { id, opens }: Input<typeof savedViewCalls.open>): Promise<null> {
  const { id: adminId } = asAdministrator(actor);
  const view = await lockView(tx, id);
  if (!view || !(view.shared || view.adminId === adminId)) missing('saved_view');
  const { screen } = view;
  if (!opens) {
    await tx.delete(openingView).where(and(eq(openingView.viewId, id), eq(openingView.adminId, adminId)));
    return null;
  }
  await tx
    .insert(openingView)
    .values({ screen, adminId, viewId: id })
    .onConflictDoUpdate({ target: [openingView.adminId, openingView.screen], set: { viewId: id } });
  return null;
}
