import { and, eq } from 'drizzle-orm';
import type { savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { defaultsFor, views } from './queries.ts';
import { leftView, openingView } from './tables.ts';

/** Default view of a person in a list, one at most. That of a role is left for good, until one chooses it again. */
export async function openView({ tx, actor }: Write, { id, opens }: Input<typeof savedViewCalls.open>): Promise<null> {
  const { id: adminId, roleIds } = asAdministrator(actor);
  const view = await views.lock(tx, id);
  if (!view.shared && view.adminId !== adminId) throw notFound('saved_view');
  const { screen } = view;
  if (!opens) {
    await tx.delete(openingView).where(and(eq(openingView.viewId, id), eq(openingView.adminId, adminId)));
    const given = await defaultsFor(tx, [id]);
    const isOfRole = given.some(({ roleId }) => roleId !== null && roleIds.includes(roleId));
    if (isOfRole) await tx.insert(leftView).values({ adminId, viewId: id }).onConflictDoNothing();
    return null;
  }
  await tx.delete(leftView).where(and(eq(leftView.viewId, id), eq(leftView.adminId, adminId)));
  await tx
    .insert(openingView)
    .values({ screen, adminId, viewId: id })
    .onConflictDoUpdate({ target: [openingView.adminId, openingView.screen], set: { viewId: id } });
  return null;
}
