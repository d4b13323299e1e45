import { and, eq, isNotNull } from 'drizzle-orm';
import { preferenceRefusals, type savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rolesByName, views } from './queries.ts';
import { openingView } from './tables.ts';

/** A role opens a list with one view at most; roles that are gone are passed over. */
export async function openViewForRoles({ tx }: Write, { id, roleIds }: Input<typeof savedViewCalls.openForRoles>): Promise<null> {
  const view = await views.lock(tx, id);
  if (!view.shared && roleIds.length > 0) throw preferenceRefusals.VIEW_NOT_SHARED();
  const wanted = (await rolesByName(tx)).filter((role) => roleIds.includes(role.id));
  await tx.delete(openingView).where(and(eq(openingView.viewId, id), isNotNull(openingView.roleId)));
  if (wanted.length === 0) return null;
  await tx
    .insert(openingView)
    .values(wanted.map(({ id: roleId }) => ({ screen: view.screen, roleId, viewId: id })))
    .onConflictDoUpdate({ target: [openingView.roleId, openingView.screen], set: { viewId: id } });
  return null;
}
