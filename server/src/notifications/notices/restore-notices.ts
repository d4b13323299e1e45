import type { Write } from '#server/platform/write/write.ts';
import { announceOwn } from './announce-own.ts';
import { setState } from './queries.ts';

export async function restoreNotices(write: Write, { ids }: { ids: readonly number[] }): Promise<{ count: number }> {
  const count = await setState(write, ids, { doneTime: null, laterTime: null });
  await announceOwn(write);
  return { count };
}
