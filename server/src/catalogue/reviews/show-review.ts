import type { Write } from '#server/platform/write/write.ts';
import { reviews } from './queries.ts';

/** To customers, or to staff only. */
export async function showReview(write: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  await reviews.set(write, id, { isShow });
  return null;
}
