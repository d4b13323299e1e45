import type { Meaning } from '#contract/choices.ts';
import type { TimetableMark, TimetableTerms } from '#contract/dashboard/timetable-terms.ts';
import { timetableKinds } from '#contract/dashboard/timetable-kinds.ts';
import { DAY } from '#contract/durations.ts';
import { readMoment, showMoment } from '#contract/moment.ts';
import type { Key } from '#web/ui/wire/index.ts';

export interface RecordLink {
  title: string;
  to: string;
}

/** A mark of the day as it is drawn: its words, what they ask of staff, and where it leads. */
export interface ShownMark {
  key: string;
  at: Date;
  until: Date | null;
  /** "16:30", "10:00–13:00" */
  time: string;
  text: string;
  meaning: Meaning;
  isPast: boolean;
  /** Word for whoever does not see where the mark stands. */
  standing: string;
  /** The record, or the list of them. */
  to: string;
  /** The records, where the list holds others too. */
  records: readonly RecordLink[];
  /** Number of those that are not among them. */
  more: number;
}

interface Seen {
  now: Date;
  may: (key: Key) => boolean;
}

type DayOf = { day: string; marks: readonly TimetableMark[] };

/** "16:30"; the midnight after a day is its 24:00. */
const timeOf = (at: Date, dayStart: Date): string =>
  at.getTime() - dayStart.getTime() >= DAY ? '24:00' : showMoment(at).slice(11, 16);

function textOf(mark: TimetableMark, terms: TimetableTerms, isLate: boolean): string {
  const { count, failed, records } = mark;
  const counted = count === null ? '' : ` ${count} ${terms.unit}`;
  const [only] = records;
  if (isLate && count !== null) return `${terms.late ?? ''}${counted}`;
  if (terms.says) return terms.says(mark);
  const named = count === 1 && only ? `${terms.label}：${only.title}` : `${terms.label}${counted}`;
  return failed > 0 ? `${named}，${failed} ${terms.unit}没有成功` : named;
}

function meaningOf({ at, until, failed }: TimetableMark, terms: TimetableTerms, isPast: boolean, now: Date): Meaning {
  if (failed > 0 || (isPast && terms.late !== undefined)) return 'trouble';
  if (isPast) return 'rest';
  return until && at <= now ? 'underway' : terms.meaning;
}

function standingOf(mark: TimetableMark, isPast: boolean, now: Date): string {
  if (isPast) return '已过';
  return mark.until && mark.at <= now ? '进行中' : '';
}

function placesOf(mark: TimetableMark, { list, record }: TimetableTerms, may: Seen['may']) {
  const all = list(mark);
  const named = record && may(record.needs) ? mark.records.map((each) => ({ title: each.title, to: record.of(each) })) : [];
  const [only] = named;
  if (mark.count === 1 && only) return { to: only.to, records: [], more: 0 };
  return { to: all, records: named, more: named.length > 0 ? (mark.count ?? 0) - named.length : 0 };
}

/** Marks of a day in order of time; kinds that this page does not know yet are left out. */
export function shownMarks({ day, marks }: DayOf, { now, may }: Seen): ShownMark[] {
  const dayStart = readMoment(day);
  return marks.flatMap((mark) => {
    const terms = timetableKinds.get(mark.kind);
    if (!terms) return [];
    const { kind, at, until, of } = mark;
    const isPast = (until ?? at) <= now;
    const shown: ShownMark = {
      key: `${kind} ${at.getTime()} ${of ?? ''}`,
      at,
      until,
      time: until ? `${timeOf(at, dayStart)}–${timeOf(until, dayStart)}` : timeOf(at, dayStart),
      text: textOf(mark, terms, isPast && terms.late !== undefined),
      meaning: meaningOf(mark, terms, isPast, now),
      isPast,
      standing: standingOf(mark, isPast, now),
      ...placesOf(mark, terms, may),
    };
    return [shown];
  });
}
