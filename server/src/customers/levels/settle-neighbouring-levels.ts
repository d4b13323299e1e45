import { sql } from 'drizzle-orm';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveMembers } from './move-members.ts';
import { lockUnsettled } from './queries.ts';
import { settle } from './settle.ts';

interface LevelsAround {
  /** Result of `lockAround`. */
  isMany: boolean;
  isUndoable: boolean;
}

/**
 * Settles the customers of a level that was shown, hidden, deleted or moved, and those whose experience reaches it: at once, or
 * by a job where they, or those whom `lockAround` found, are more than a person waits for.
 */
export async function settleNeighbouringLevels(
  write: Write,
  levelId: number,
  { isMany, isUndoable }: LevelsAround,
): Promise<void> {
  const { tx, changeId, actor } = write;
  const by = { id: adminIdOf(actor), name: actorName(actor) };
  const uids = isMany ? [] : await lockUnsettled(tx, { levelId, after: 0, limit: BULK_SYNC_MAX + 1 });
  if (isMany || uids.length > BULK_SYNC_MAX) await later(write, moveMembers, { levelId, changeId, isUndoable, by });
  else if (uids.length > 0) await settle(write, sql`k.id = any(${sql.param(uids)})`);
}
