import type { Input } from '#contract/call.ts';
import { type calendarCalls, calendarRefusals } from '#contract/marketing/calendar.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activitiesOf } from '../activities/queries.ts';
import { saveOverrideReason } from '../clashes/save-override-reason.ts';
import { movedTo } from './rules.ts';

/** Moves the days of an activity that has not begun, whether it is on or not, with the reason for what it then clashes with. */
export async function moveActivity(
  write: Write,
  { kind, id, day, clashReason }: Input<typeof calendarCalls.move>,
): Promise<null> {
  const activities = activitiesOf(kind, calendarRefusals.NOT_FOUND);
  await activities.set(write, id, movedTo(day, await activities.lock(write.tx, id), write.now));
  return saveOverrideReason(write, id, { clashReason });
}
