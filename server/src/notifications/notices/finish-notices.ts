import type { Write } from '#server/platform/write/write.ts';
import { announceOwn } from './announce-own.ts';
import { setState } from './queries.ts';

/** Notices that are done are read as well. */
export async function finishNotices(write: Write, { ids }: { ids: readonly number[] }): Promise<{ count: number }> {
  const count = await setState(write, ids, { doneTime: write.now, laterTime: null });
  await announceOwn(write);
  return { count };
}
