import type { Write } from '#server/platform/write/write.ts';
import { announceOwn } from './announce-own.ts';
import { setRead } from './queries.ts';

/** Read on one screen, a notice is read on all screens of the person. */
export async function readNotices(write: Write, which: { id: number } | { until: number }): Promise<null> {
  await setRead(write, which);
  await announceOwn(write);
  return null;
}
