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

interface Stretch {
  item: Planned;
  first: number;
  last: number;
}

/** The part of a record that lies in a week. */
function stretchOf(item: Planned, from: number): Stretch[] {
  if (item.from.getTime() >= from + WEEK * DAY || lastMoment(item) < from) return [];
  const first = Math.max(0, Math.floor((item.from.getTime() - from) / DAY));
  const last = Math.min(WEEK - 1, Math.floor((lastMoment(item) - from) / DAY));
  return [{ item, first, last }];
}

const bare = () => Array.from({ length: WEEK }, () => 0);

function layWeek(items: readonly Planned[], monday: Date, newFirst = false): Week {
  const from = monday.getTime();
  const begins = (item: Planned) => item.from.getTime() >= from;
  const stretches = items.flatMap((item) => stretchOf(item, from));
  const ordered = newFirst ? stretches.toSorted((a, b) => Number(begins(b.item)) - Number(begins(a.item))) : stretches;
  const lanes: number[][] = Array.from({ length: LANES }, bare);
  const week: Week = {
    days: Array.from({ length: WEEK }, (_, day) => showDay(startOfDay(monday, day))),
    bars: [],
    hidden: bare(),
  };
  for (const { item, first, last } of ordered) {
    const lane = lanes.findIndex((days) => days.slice(first, last + 1).every((taken) => taken === 0));
    const days = lanes[lane] ?? week.hidden;
    for (let day = first; day <= last; day += 1) days[day] = (days[day] ?? 0) + 1;
    if (lane >= 0) week.bars.push({ item, first, last, lane, begins: begins(item) });
  }
  // A crowded week gives its room to what begins in it: that is news, and can still be moved.
  return newFirst || week.hidden.every((count) => count === 0) ? week : layWeek(items, monday, true);
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

/** Days of a month in their order; of that of today what is to come first, and then what began last. */
export function fromToday<T>(days: readonly (readonly [day: string, T])[], today: string) {
  if (days.every(([day]) => day.slice(0, 7) !== today.slice(0, 7))) return days;
  const past = days.filter(([day]) => day < today);
  return [...days.slice(past.length), ...past.toReversed()];
}

/** Weeks of the present month that are over; a month of another time has none. */
export const weeksBefore = (weeks: readonly Week[], today: string, month: string): readonly Week[] =>
  today.startsWith(month) ? weeks.filter(({ days }) => (days.at(-1) ?? '') < today) : [];
