import { z } from 'zod';
import { showMoment } from '#contract/moment.ts';

/** Name under which the hours of a person are kept. */
export const QUIET_HOURS = 'notice:quiet';

const DAYS = 7;
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours in which notices make no sound and do not pop up, by the shop's clock. */
const QuietHours = z.object({
  isOn: z.boolean(),
  from: time,
  /** End, on the next day where it is not after `from`. */
  to: time,
  /** Days on which the hours begin, Monday is 1; none stands for all. */
  days: z.array(z.int().min(1).max(DAYS)),
});
export type QuietHours = z.output<typeof QuietHours>;

const usual: QuietHours = { isOn: false, from: '22:00', to: '08:00', days: [] };

export const quietHoursFrom = (kept: unknown): QuietHours => QuietHours.safeParse(kept).data ?? usual;

export const isOvernight = ({ from, to }: QuietHours): boolean => to <= from;

/** Day of the week by the shop's clock, Monday is 1. */
const dayOf = (shopDay: string): number => new Date(`${shopDay}T00:00:00Z`).getUTCDay() || DAYS;

export function isQuiet(hours: QuietHours, now: Date): boolean {
  if (!hours.isOn) return false;
  const { from, to, days } = hours;
  const [day = '', clock = ''] = showMoment(now).split(' ');
  const at = clock.slice(0, to.length);
  const today = dayOf(day);
  const isChosen = (weekday: number) => days.length === 0 || days.includes(weekday);
  if (!isOvernight(hours)) return isChosen(today) && from <= at && at < to;
  const yesterday = today === 1 ? DAYS : today - 1;
  return (isChosen(today) && from <= at) || (isChosen(yesterday) && at < to);
}
