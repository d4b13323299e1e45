import { slotRefusals } from '#contract/marketing/slots.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { slots } from './queries.ts';

/** Number of flash sales that run in a slot, which lie above slots. */
export type CountSales = (db: Db, slotId: number) => Promise<number>;

/** Deletes a slot that no flash sale uses. */
export async function deleteSlot(write: Write, { id }: { id: number }, countSales: CountSales): Promise<null> {
  await slots.lock(write.tx, id);
  const items = await countSales(write.tx, id);
  if (items > 0) throw slotRefusals.IN_USE({ items });
  await slots.set(write, id, { isDel: true });
  return null;
}
