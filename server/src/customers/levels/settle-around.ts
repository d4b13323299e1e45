import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { settle } from './settle.ts';

/** After a level was shown, hidden, deleted or moved: its customers, and those whose experience reaches it. */
export const settleAround = (write: Write, levelId: number): Promise<void> =>
  settle(write, sql`(k.level = ${levelId} or not k.is_level_by_hand and t.id = ${levelId} and t.grade > coalesce(o.grade, 0))`);
