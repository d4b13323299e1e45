import { DAY } from '#contract/durations.ts';
import { activityStates, isRunning } from '#contract/marketing/running.ts';

export interface Days {
  status: boolean;
  startTime: Date;
  /** The last day. */
  stopTime: Date;
}

const endOf = ({ stopTime }: Days): Date => new Date(stopTime.getTime() + DAY);

/** An activity of a list, which tells its last day, runs at this moment. */
export const runsNow = (row: Days): boolean => isRunning({ ...row, stopTime: endOf(row) }, new Date());

/** State of an activity now, in the numbers of flash sales; one that is over is so whether it is on or off. */
export function stateNow(row: Days): number {
  if (endOf(row) <= new Date()) return activityStates.over;
  if (!row.status) return activityStates.off;
  return runsNow(row) ? activityStates.running : activityStates.waiting;
}
