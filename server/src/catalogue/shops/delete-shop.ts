import type { Write } from '#server/platform/write/write.ts';
import { lockShop, setShop } from './queries.ts';

/** Closed, and into the bin. */
export async function deleteShop({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  await lockShop(tx, id);
  await setShop(tx, id, { status: false, isDel: true, updateTime: now });
  return null;
}
