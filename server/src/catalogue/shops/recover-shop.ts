import type { Write } from '#server/platform/write/write.ts';
import { lockShop, setShop } from './queries.ts';

/** Out of the bin, still closed: nothing opens by itself. */
export async function recoverShop({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  const { isDel } = await lockShop(tx, id);
  if (isDel) await setShop(tx, id, { isDel: false, updateTime: now });
  return null;
}
