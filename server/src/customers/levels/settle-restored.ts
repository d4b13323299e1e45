import { and, eq } from 'drizzle-orm';
import { changeRow } from '#server/platform/write/tables.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleNeighbouringLevels } from './settle-neighbouring-levels.ts';

/** Ends an undo: customers who came back to a level that is deleted by now leave it, and those who reached a restored one rise. */
export async function settleRestored(write: Write): Promise<void> {
  const restored = await write.tx
    .selectDistinct({ id: changeRow.rowId })
    .from(changeRow)
    .where(and(eq(changeRow.changeId, write.changeId), eq(changeRow.noun, 'customer_level')));
  for (const { id } of restored) await settleNeighbouringLevels(write, id, { isMany: false, isUndoable: false });
}
