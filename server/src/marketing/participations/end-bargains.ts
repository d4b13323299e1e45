import { and, eq, inArray, lte, or } from 'drizzle-orm';
import { participationStates } from '#contract/marketing/participations.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import { DUE_MAX, type Timer, sayDue } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity } from '../activities/tables.ts';
import { participation } from './tables.ts';

/** Bargains under way whose activity is over. */
function overdue(db: Db, now: Date) {
  const isOver = or(activity.isDel, eq(activity.status, false), lte(activity.stopTime, now));
  return db
    .select({ id: participation.id })
    .from(participation)
    .innerJoin(activity, eq(activity.id, participation.bargainId))
    .where(and(eq(participation.status, participationStates.running), isOver))
    .orderBy(participation.id);
}

async function endBatch({ tx, now }: Write): Promise<number> {
  const due = overdue(tx, now).limit(BATCH).for('update', { of: participation, skipLocked: true });
  const { rowCount } = await tx
    .update(participation)
    .set({ status: participationStates.failed, updateTime: now })
    .where(inArray(participation.id, due));
  return rowCount ?? 0;
}

/** Bargains under way fail once their activity is over, switched off or deleted. */
export const endBargains: Timer = {
  name: 'bargain_user.end',
  label: '到期的砍价结束',
  cron: '* * * * *',
  sleeps: true,
  due: async (db, now) =>
    sayDue(await db.$count(overdue(db, now).limit(DUE_MAX).as('over')), (n) => `活动已结束的砍价结束 ${n} 个`),
  run: (context) => inBatches(context, 'bargain_user.end', endBatch),
};
