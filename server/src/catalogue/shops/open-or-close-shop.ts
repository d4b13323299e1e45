import { no } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockShop, setShop } from './queries.ts';

export async function openOrCloseShop({ tx, now }: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  const { isDel } = await lockShop(tx, id);
  if (isDel) throw no.BINNED();
  await setShop(tx, id, { status, updateTime: now });
  return null;
}
