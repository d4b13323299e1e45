import { no } from '#contract/access/preferences.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { missing } from '#server/platform/missing.ts';
import { lockView } from './queries.ts';

/** Others may look at a shared view, but not change it. */
export async function lockOwnView(tx: Tx, id: number, adminId: number): Promise<void> {
  const view = await lockView(tx, id);
  if (!view) missing('saved_view');
  if (view.adminId !== adminId) throw no.VIEW_NOT_YOURS();
}
