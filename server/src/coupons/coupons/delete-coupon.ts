import type { Write } from '#server/platform/write/write.ts';
import { coupons } from './queries.ts';

/** Out of every list; products keep their link to it, in case it comes back. */
export async function deleteCoupon(write: Write, { id }: { id: number }): Promise<null> {
  await coupons.set(write, id, { isDel: true });
  return null;
}
