import type { Write } from '#server/platform/write/write.ts';
import { shops } from './queries.ts';

/** Closed, and into the bin. */
export async function deleteShop(write: Write, { id }: { id: number }): Promise<null> {
  await shops.set(write, id, { status: false, isDel: true });
  return null;
}
