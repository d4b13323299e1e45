import { DAY } from '#contract/durations.ts';
import { type Planned, weeksOf } from '#contract/marketing/calendar.ts';
import { readMoment, showDay, startOfDay, startOfMonth } from '#contract/moment.ts';

const WEEK = 7;
/** Rows of bars in a week; what finds no room is counted on its days. */
export const LANES = 8;

/** A record as it lies in one week, its days counted from Monday, 0. */
export interface Bar {
  item: Planned;
  first: number;
  last: number;
  lane: number;
  /** True where its beginning lies in this week. */
  begins: boolean;
}

export interface Week {
  days: string[];
  bars: Bar[];
  /** Records without room, by the day. */
  hidden: number[];
}

/** The last moment of a record, at which it is still there. */
export const lastMoment = ({ from, until }: Pick<Planned, 'from' | 'until'>): number =>
  until === null ? Number.POSITIVE_INFINITY : Math.max(from.getTime(), until.getTime() - 1);

const lengthOf = (item: Planned): number => lastMoment(item) - item.from.getTime();

/** Order of beginnings, of equal ones the longer first, so that bars lie alike in the weeks they go through. */
export const inOrder = (items: readonly Planned[]): Planned[] =>
  items.toSorted((a, b) => a.from.getTime() - b.from.getTime() || lengthOf(b) - lengthOf(a) || a.kind - b.kind || a.id - b.id);

function layWeek(items: readonly Planned[], monday: Date): Week {
  const from = monday.getTime();
  const until = from + WEEK * DAY;
  const lanes: number[] = [];
  const week: Week = {
    days: Array.from({ length: WEEK }, (_, day) => showDay(startOfDay(monday, day))),
    bars: [],
    hidden: Array.from({ length: WEEK }, () => 0),
  };
  for (const item of items) {
    if (item.from.getTime() >= until || lastMoment(item) < from) continue;
    const first = Math.max(0, Math.floor((item.from.getTime() - from) / DAY));
    const last = Math.min(WEEK - 1, Math.floor((lastMoment(item) - from) / DAY));
    const free = lanes.findIndex((end) => end < first);
    const lane = free >= 0 ? free : lanes.length;
    if (lane >= LANES) {
      for (let day = first; day <= last; day += 1) week.hidden[day] = (week.hidden[day] ?? 0) + 1;
      continue;
    }
    lanes[lane] = last;
    week.bars.push({ item, first, last, lane, begins: item.from.getTime() >= from });
  }
  return week;
}

/** The six weeks around a month, each record laid as a bar over its days. */
export function layWeeks(items: readonly Planned[], month: string): Week[] {
  const { from, until } = weeksOf(month);
  const ordered = inOrder(items);
  const weeks = Math.round((until.getTime() - from.getTime()) / (WEEK * DAY));
  return Array.from({ length: weeks }, (_, week) => layWeek(ordered, startOfDay(from, week * WEEK)));
}

/** Records of one day, what began last first: what always runs is known. */
export function onDay(items: readonly Planned[], day: Date): Planned[] {
  const until = startOfDay(day, 1).getTime();
  return inOrder(items.filter((item) => item.from.getTime() < until && lastMoment(item) >= day.getTime())).toReversed();
}

/** True of what runs all through the month, so that a bar on every day says nothing. */
export function runsThrough(item: Planned, month: string): boolean {
  const first = readMoment(`${month}-01`);
  return item.from < first && lastMoment(item) >= startOfMonth(first, 1).getTime() - 1;
}
