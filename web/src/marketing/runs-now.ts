import { DAY } from '#contract/durations.ts';
import { isRunning } from '#contract/marketing/running.ts';

interface Days {
  status: boolean;
  startTime: Date;
  /** The last day. */
  stopTime: Date;
}

/** An activity of a list, which tells its last day, runs at this moment. */
export const runsNow = ({ stopTime, ...row }: Days): boolean =>
  isRunning({ ...row, stopTime: new Date(stopTime.getTime() + DAY) }, new Date());
