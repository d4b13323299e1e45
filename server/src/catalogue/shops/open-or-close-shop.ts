import { no } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from './queries.ts';

export async function openOrCloseShop(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  const { isDel } = await shops.lock(write.tx, id);
  if (isDel) throw no.BINNED();
  await shops.set(write, id, { status });
  return null;
}
