import type { Write } from '#server/platform/write/write.ts';
import { setReview } from './queries.ts';

/** Out of sight; the row stays. */
export async function deleteReview({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  await setReview(tx, id, { isDel: true, updateTime: now });
  return null;
}
