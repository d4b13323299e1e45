import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { entries } from './queries.ts';
import { groupData } from './tables.ts';

/** An entry goes at once; until it is taken back, its readers do without it. */
export async function deleteGroupData({ tx }: Write, { id }: { id: number }): Promise<null> {
  await entries.lock(tx, id);
  await tx.delete(groupData).where(eq(groupData.id, id));
  return null;
}
