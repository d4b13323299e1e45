import type { LaterTime } from '#contract/notifications/notices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { announceOwn } from './announce-own.ts';
import { setState } from './queries.ts';
import { laterAt } from './rules.ts';

/** Takes notices out of sight until they come back. */
export async function putOffNotices(
  write: Write,
  { ids, until }: { ids: readonly number[]; until: LaterTime },
): Promise<{ count: number; until: Date }> {
  const laterTime = laterAt[until](write.now);
  const count = await setState(write, ids, { doneTime: null, laterTime });
  await announceOwn(write);
  return { count, until: laterTime };
}
