import { showDay } from '#contract/moment.ts';

export interface ReportDays {
  from: Date;
  lastDay: Date;
}

/** Both ends, as the address of a list takes them. */
export const spanIn = ({ from, lastDay }: ReportDays): string => `${showDay(from)},${showDay(lastDay)}`;

export const daysText = ({ from, lastDay }: ReportDays): string =>
  showDay(from) === showDay(lastDay) ? showDay(from) : `${showDay(from)} 至 ${showDay(lastDay)}`;
