import { calendarRefusals, plannedKinds } from '#contract/marketing/calendar.ts';
import type { Bar } from './lay-weeks.ts';

/** Reason why a bar stays where it is although it was dragged to a day; undefined of one that moves. */
export function whyStays({ item, begins }: Bar, day: string, today: string, now: Date): string | undefined {
  if (item.kind === plannedKinds.use) return calendarRefusals.FOLLOWS().message;
  if (item.from <= now) return calendarRefusals.BEGUN().message;
  if (!item.isMovable) return calendarRefusals.NO_RIGHT().message;
  if (!begins) return '请拖动它开始那天的一段';
  return day < today ? calendarRefusals.PAST().message : undefined;
}
