import type { Write } from '#server/platform/write/write.ts';
import { deletable, lockAround, lockLadder } from './queries.ts';
import { settleNeighbouringLevels } from './settle-neighbouring-levels.ts';

/** Customers of a level that goes are on the best one that remains. */
export async function deleteLevel(write: Write, { id }: { id: number }): Promise<null> {
  await lockLadder(write.tx);
  const isMany = await lockAround(write.tx, await deletable.get(write.tx, id));
  await deletable.lock(write.tx, id);
  await deletable.set(write, id, { isDel: true });
  await settleNeighbouringLevels(write, id, { isMany, isUndoable: true });
  return null;
}
