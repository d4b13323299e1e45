import type { Input } from '#contract/call.ts';
import { type calendarCalls, calendarRefusals, plannedKinds } from '#contract/marketing/calendar.ts';
import { moveSchedule } from '#server/catalogue/index.ts';
import { moveArticle } from '#server/content/index.ts';
import { moveCoupon } from '#server/coupons/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveActivity } from './move-activity.ts';
import { mayChange, shiftTo } from './rules.ts';

/** Moves what is planned to begin on another day. */
export function movePlanned(write: Write, planned: Input<typeof calendarCalls.move>): Promise<null> {
  const { kind, id, day } = planned;
  if (!mayChange(write.actor, kind)) throw calendarRefusals.NO_RIGHT();
  const shiftOf = (begins: Date) => shiftTo(day, begins, write.now);
  if (kind === plannedKinds.schedule) return moveSchedule(write, id, shiftOf);
  if (kind === plannedKinds.article) return moveArticle(write, id, shiftOf);
  if (kind === plannedKinds.claim) return moveCoupon(write, id, shiftOf);
  if (kind === plannedKinds.use) throw calendarRefusals.FOLLOWS();
  return moveActivity(write, planned);
}
