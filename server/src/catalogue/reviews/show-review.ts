import type { Write } from '#server/platform/write/write.ts';
import { setReview } from './queries.ts';

/** To customers, or to staff only. */
export async function showReview({ tx, now }: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  await setReview(tx, id, { isShow, updateTime: now });
  return null;
}
