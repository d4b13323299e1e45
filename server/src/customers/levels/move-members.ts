import { and, eq, isNull, sql } from 'drizzle-orm';
import { BULK_SYNC_MAX, BULK_UNDO_MS } from '#contract/bulk-run.ts';
import { starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { change } from '#server/platform/write/tables.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockUnsettled } from './queries.ts';
import { settle } from './settle.ts';

interface Moving {
  levelId: number;
  /** The change that moved the level; what becomes of its customers belongs to it. */
  changeId: number;
  /** The change is undone as one, once all have moved: of an act that says so of itself. */
  isUndoable: boolean;
  by: Pick<Administrator, 'id' | 'name'>;
}

const stands = async (db: Db, changeId: number): Promise<boolean> =>
  (await db.$count(change, and(eq(change.id, changeId), isNull(change.undoneBy)))) > 0;

async function movePortion(write: Write, levelId: number, after: number): Promise<number | undefined> {
  const uids = await lockUnsettled(write.tx, { levelId, after, limit: BULK_SYNC_MAX });
  if (uids.length > 0) await settle(write, sql`k.id = any(${sql.param(uids)})`);
  return uids.at(-1);
}

/**
 * More customers of a level that was moved than a person waits for, in portions of one change. Begun anew it finds those who have not
 * moved; of a change that was undone meanwhile it leaves the rest where they are.
 */
export const moveMembers: Job<Moving> = {
  name: 'customer_level.moveMembers',
  label: '调整等级变动涉及的用户',
  async run({ database, write }, { levelId, changeId, isUndoable, by }) {
    const act = { name: moveMembers.name, actor: starterOf(by), continues: changeId };
    for (let after: number | undefined = 0; after !== undefined;) {
      if (!(await stands(database.db, changeId))) return;
      const last: number = after;
      after = (await write(act, (portion) => movePortion(portion, levelId, last))).value;
    }
    if (isUndoable) await write({ ...act, undoableFor: BULK_UNDO_MS }, () => Promise.resolve());
  },
};
