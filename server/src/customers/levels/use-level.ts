import type { Write } from '#server/platform/write/write.ts';
import { levels } from './queries.ts';
import { settleAround } from './settle-around.ts';

/** Hidden, it leaves its customers to the best level that remains; shown, it takes those whose experience reaches it. */
export async function useLevel(write: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  const level = await levels.lock(write.tx, id);
  if (level.isShow === isShow) return null;
  await levels.set(write, id, { isShow });
  await settleAround(write, id);
  return null;
}
