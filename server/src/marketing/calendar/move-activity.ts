import { no } from '#contract/marketing/calendar.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activitiesOf } from '../activities/queries.ts';
import { keepReason } from '../clashes/keep-reason.ts';

/** Moves the days of an activity that has not begun, whether it is on or not; what it clashes with is then another matter. */
export async function moveActivity(
  write: Write,
  { kind, id }: { kind: number; id: number },
  shiftOf: (begins: Date) => number,
): Promise<null> {
  const activities = activitiesOf(kind, no.NOT_FOUND);
  const { startTime, stopTime } = await activities.lock(write.tx, id);
  if (startTime <= write.now) throw no.BEGUN();
  const by = shiftOf(startTime);
  const moved = (date: Date) => new Date(date.getTime() + by);
  await activities.set(write, id, { startTime: moved(startTime), stopTime: moved(stopTime) });
  return keepReason(write, id, {});
}
