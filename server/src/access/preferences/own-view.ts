import { preferenceRefusals } from '#contract/access/preferences.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { views } from './queries.ts';

/** Locks a view of the person: others may look at a shared view, but not change it. */
export async function lockOwnView(tx: Tx, id: number, adminId: number): Promise<void> {
  if ((await views.lock(tx, id)).adminId !== adminId) throw preferenceRefusals.VIEW_NOT_YOURS();
}
