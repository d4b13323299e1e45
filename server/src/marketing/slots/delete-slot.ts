import { no } from '#contract/marketing/slots.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countItems, slots } from './queries.ts';

/** Only a slot that no flash sale uses. */
export async function deleteSlot(write: Write, { id }: { id: number }): Promise<null> {
  await slots.lock(write.tx, id);
  const items = await countItems(write.tx, id);
  if (items > 0) throw no.IN_USE({ items });
  await slots.set(write, id, { isDel: true });
  return null;
}
