import type { Write } from '#server/platform/write/write.ts';
import { reviewsSeen } from './queries.ts';

/** Out of sight; the row stays. */
export async function deleteReview(write: Write, { id }: { id: number }): Promise<null> {
  await reviewsSeen(write.actor).set(write, id, { isDel: true });
  return null;
}
