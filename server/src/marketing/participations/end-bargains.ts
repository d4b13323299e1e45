import { and, eq, inArray, lte, or } from 'drizzle-orm';
import { participationStates } from '#contract/marketing/participations.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity } from '../activities/tables.ts';
import { participation } from './tables.ts';

async function endBatch({ tx, now }: Write): Promise<number> {
  const isOver = or(activity.isDel, eq(activity.status, false), lte(activity.stopTime, now));
  const due = tx
    .select({ id: participation.id })
    .from(participation)
    .innerJoin(activity, eq(activity.id, participation.bargainId))
    .where(and(eq(participation.status, participationStates.running), isOver))
    .orderBy(participation.id)
    .limit(BATCH)
    .for('update', { of: participation, skipLocked: true });
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
  run: (context) => inBatches(context, 'bargain_user.end', endBatch),
};
