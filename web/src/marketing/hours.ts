import { showHour } from '#contract/moment.ts';

/** Hours of a slot, as the wire writes them: "10:00 - 13:00". */
export const hoursText = ({ startTime, endTime }: { startTime: number; endTime: number }): string =>
  `${showHour(startTime)} - ${showHour(endTime)}`;
