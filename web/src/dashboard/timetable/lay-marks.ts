import { DAY } from '#contract/durations.ts';
import type { ShownMark } from './shown-marks.ts';

/** Lines of words below the hours; what finds no room in them is heaped up below. */
export const LANES = 6;

const [WIDE, NARROW, PADDING] = [12.5, 7.5, 22];
const GAP = 6;
/** Pixels that the words of a heap take: "还有 12 项". */
const HEAP = 76;

export interface LaidMark {
  mark: ShownMark;
  /** Part of the day, from 0 to 1, at which it stands. */
  at: number;
  /** Part of the day that it lasts; 0 for a moment. */
  lasts: number;
  lane: number;
  /** Its words end where it stands, for there is no room behind. */
  isBefore: boolean;
}

/** Pixels that a line of words takes, about: Chinese characters are wider than digits. */
const widthOf = ({ time, text }: ShownMark): number =>
  [...`${time} ${text}`].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? WIDE : NARROW), PADDING);

/** Marks near each other that found no line. */
export interface Heap {
  at: number;
  marks: readonly ShownMark[];
}

export interface LaidDay {
  marks: readonly LaidMark[];
  heaps: readonly Heap[];
}

type Taken = [from: number, until: number][];

const isFree = (taken: Taken, from: number, until: number) =>
  taken.every(([start, end]) => until + GAP <= start || end + GAP <= from);

/** Heaps of what found no line, in order of time and beside each other. */
function heapsOf(left: readonly ShownMark[], partOf: (moment: Date) => number, width: number): Heap[] {
  const heaps: { from: number; marks: ShownMark[] }[] = [];
  for (const mark of left) {
    const from = Math.min(partOf(mark.at) * width, width - HEAP);
    const last = heaps.at(-1);
    if (last && from < last.from + HEAP + GAP) last.marks.push(mark);
    else heaps.push({ from, marks: [mark] });
  }
  return heaps.map(({ from, marks }) => ({ at: from / width, marks }));
}

/** Lays the marks of a day over lines of a width in pixels, so that nothing lies on anything else. */
export function layMarks(marks: readonly ShownMark[], dayStart: Date, width: number): LaidDay {
  const lanes: Taken[] = Array.from({ length: LANES }, () => []);
  const part = (moment: Date) => Math.min(1, Math.max(0, (moment.getTime() - dayStart.getTime()) / DAY));
  const laid = new Map<ShownMark, LaidMark>();
  const lasting = (mark: ShownMark) => Number(mark.until !== null);
  // Lasting ones take the lines on top.
  for (const mark of marks.toSorted((one, other) => lasting(other) - lasting(one))) {
    const [at, end] = [part(mark.at), part(mark.until ?? mark.at)];
    const needs = widthOf(mark);
    const isBefore = mark.until === null && at * width + needs > width;
    const from = isBefore ? at * width - needs : at * width;
    const until = mark.until ? end * width : from + needs;
    const lane = lanes.findIndex((taken) => isFree(taken, from, until));
    lanes[lane]?.push([from, until]);
    if (lane !== -1) laid.set(mark, { mark, at, lasts: end - at, lane, isBefore });
  }
  const left = marks.filter((mark) => !laid.has(mark));
  return { marks: marks.flatMap((mark) => laid.get(mark) ?? []), heaps: heapsOf(left, part, width) };
}
