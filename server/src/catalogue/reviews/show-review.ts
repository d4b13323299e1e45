import type { Write } from '#server/platform/write/write.ts';
import { reviewsSeen } from './queries.ts';

/** Shows a review to customers, or to staff only. */
export async function showReview(write: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  await reviewsSeen(write.actor).set(write, id, { isShow });
  return null;
}
