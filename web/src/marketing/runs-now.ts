import { DAY } from '#contract/durations.ts';
import { saleStates } from '#contract/marketing/flash-sales.ts';
import { isRunning } from '#contract/marketing/running.ts';

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
  if (endOf(row) <= new Date()) return saleStates.over;
  if (!row.status) return saleStates.off;
  return runsNow(row) ? saleStates.running : saleStates.waiting;
}
