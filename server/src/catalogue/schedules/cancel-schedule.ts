import { and, eq } from 'drizzle-orm';
import { productScheduleRefusals } from '#contract/catalogue/product-schedules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { schedules, schedulesSeen } from './queries.ts';
import { productSchedule } from './tables.ts';

/** Cancels a schedule with its end: what does not begin needs no end. */
export async function cancelSchedule(write: Write, { id }: { id: number }): Promise<null> {
  const { tx, now } = write;
  if ((await schedulesSeen(write.actor).lock(tx, id)).state !== 'planned') throw productScheduleRefusals.NOT_PLANNED();
  await schedules.set(write, id, { state: 'cancelled' });
  await tx
    .update(productSchedule)
    .set({ state: 'cancelled', updateTime: now })
    .where(and(eq(productSchedule.endsId, id), eq(productSchedule.state, 'planned')));
  return null;
}
