import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { groups } from './queries.ts';
import { dataGroup } from './tables.ts';

/** Deletes the entries of a group, which lie above groups. */
export type DeleteEntries = (tx: Tx, groupId: number) => Promise<unknown>;

/** A group goes with its entries. */
export async function deleteGroup({ tx }: Write, { id }: { id: number }, deleteEntries: DeleteEntries): Promise<null> {
  await groups.lock(tx, id);
  await deleteEntries(tx, id);
  await tx.delete(dataGroup).where(eq(dataGroup.id, id));
  return null;
}
