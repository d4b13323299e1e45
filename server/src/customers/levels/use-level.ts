import type { Write } from '#server/platform/write/write.ts';
import { levels, lockAround, lockLadder } from './queries.ts';
import { settleNeighbouringLevels } from './settle-neighbouring-levels.ts';

/** Hidden, it leaves its customers to the best level that remains; shown, it takes those whose experience reaches it. */
export async function useLevel(write: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  await lockLadder(write.tx);
  const isMany = await lockAround(write.tx, await levels.get(write.tx, id));
  const level = await levels.lock(write.tx, id);
  if (level.isShow === isShow) return null;
  await levels.set(write, id, { isShow });
  await settleNeighbouringLevels(write, id, { isMany, isUndoable: true });
  return null;
}
