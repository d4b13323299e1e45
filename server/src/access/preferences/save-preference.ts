import { preferenceRefusals } from '#contract/access/preferences.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { otherPreferencesOf, setPreference } from './queries.ts';
import type { preference } from './tables.ts';

/** Any signed-in person may write here, so a person's share is limited. */
const [KEYS_MAX, BYTES_MAX] = [500, 16 * 1024 * 1024];

export async function savePreference(tx: Tx, row: typeof preference.$inferInsert): Promise<void> {
  const { keys, bytes } = await otherPreferencesOf(tx, row.adminId, row.key);
  if (keys >= KEYS_MAX || bytes >= BYTES_MAX) throw preferenceRefusals.PREFERENCES_FULL();
  await setPreference(tx, row);
}
