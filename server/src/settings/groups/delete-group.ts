import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { groupData } from '../group-data/tables.ts';
import { groups } from './queries.ts';
import { dataGroup } from './tables.ts';

/** A group goes with its entries. */
export async function deleteGroup({ tx }: Write, { id }: { id: number }): Promise<null> {
  await groups.lock(tx, id);
  await tx.delete(groupData).where(eq(groupData.gid, id));
  await tx.delete(dataGroup).where(eq(dataGroup.id, id));
  return null;
}
