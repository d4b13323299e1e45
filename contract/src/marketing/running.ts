import { choices } from '../choices.ts';

interface RunningPeriod {
  status: boolean;
  startTime: Date;
  /** The first moment after its days. */
  stopTime: Date;
}

/** An activity on and within its days: it cannot be changed under those who take part. */
export const isRunning = ({ status, startTime, stopTime }: RunningPeriod, now: Date): boolean =>
  status && startTime <= now && now < stopTime;

/** State of an activity now, by its switch and its days; of a flash sale by its slot as well. */
export const activityStates = choices({
  off: [0, '已关闭', 'rest'],
  waiting: [1, '未开始', 'waits'],
  running: [2, '进行中', 'underway'],
  over: [-1, '已结束', 'rest'],
});

/** Filter of lists by the state that a row shows. */
export const inState = { state: activityStates.schema('活动状态应为 0 已关闭、1 未开始、2 进行中、-1 已结束').optional() };
