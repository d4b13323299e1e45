import { DAY } from '#contract/durations.ts';
import type { ShownMark } from './shown-marks.ts';

/** Lines of words below the hours; what finds no room in them is a dot. */
export const LANES = 6;

const [WIDE, NARROW, PADDING] = [12.5, 7.5, 22];
const GAP = 6;

export interface LaidMark {
  mark: ShownMark;
  /** Part of the day, from 0 to 1, at which it stands. */
  at: number;
  /** Part of the day that it lasts; 0 for a moment. */
  lasts: number;
  /** Undefined for a dot. */
  lane: number | undefined;
  /** Its words end where it stands, for there is no room behind. */
  isBefore: boolean;
}

/** Pixels that a line of words takes, about: Chinese characters are wider than digits. */
const widthOf = ({ time, text }: ShownMark): number =>
  [...`${time} ${text}`].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? WIDE : NARROW), PADDING);

type Taken = [from: number, until: number][];

const isFree = (taken: Taken, from: number, until: number) =>
  taken.every(([start, end]) => until + GAP <= start || end + GAP <= from);

/** Lays the marks of a day over lines of a width in pixels, so that no words lie on others. */
export function layMarks(marks: readonly ShownMark[], dayStart: Date, width: number): LaidMark[] {
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
    laid.set(mark, { mark, at, lasts: end - at, lane: lane === -1 ? undefined : lane, isBefore });
  }
  return marks.flatMap((mark) => laid.get(mark) ?? []);
}
