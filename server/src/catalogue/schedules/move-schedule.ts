import { and, eq } from 'drizzle-orm';
import { productScheduleRefusals } from '#contract/catalogue/product-schedules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { schedules } from './queries.ts';
import { checkTimes } from './rules.ts';
import { productSchedule } from './tables.ts';

/** Moves a plan by what its moment gives, and its end with it. An end that is moved by itself stays behind its beginning. */
export async function moveSchedule(write: Write, id: number, shiftOf: (at: Date) => number): Promise<null> {
  const { tx, now } = write;
  const row = await schedules.lock(tx, id);
  if (row.state !== 'planned') throw productScheduleRefusals.NOT_PLANNED();
  const by = shiftOf(row.at);
  const at = new Date(row.at.getTime() + by);
  const [end] = await tx
    .select()
    .from(productSchedule)
    .where(and(eq(productSchedule.endsId, id), eq(productSchedule.state, 'planned')))
    .for('update');
  const endAt = end && new Date(end.at.getTime() + by);
  checkTimes({ at, endAt }, now);
  const begins = row.endsId === null ? undefined : await schedules.find(tx, row.endsId);
  if (begins && begins.at >= at) throw productScheduleRefusals.END_FIRST();
  // The end first: moved later, it makes room for its beginning.
  if (end && endAt) await schedules.set(write, end.id, { at: endAt });
  await schedules.set(write, id, { at });
  return null;
}
