import type { Actor } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import { findOwnByName, setExpired } from './queries.ts';
import { keyOf } from './rules.ts';

/** Removes the file of an export whose owner has it; that it was stays. */
export async function discardExport(
  { database, clock, storage, write }: Pick<Services, 'database' | 'clock' | 'storage' | 'write'>,
  actor: Actor,
  fileName: string,
): Promise<void> {
  const row = await findOwnByName(database.db, fileName, actor, clock.now());
  if (!row) return;
  await write({ name: 'export.clear', actor }, ({ tx }) => setExpired(tx, [row.id]));
  await storage.remove(keyOf(row.secret, row.format));
}
