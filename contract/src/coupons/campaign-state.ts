import { type Choices, type Meaning, choices, labelOf, meaningOf } from '../choices.ts';
import { momentSpan } from '../date-limit.ts';

/** State of a campaign now; on the wire that of a flash sale also follows its slot. */
export const activityStates = choices({
  running: [2, '进行中', 'underway'],
  waiting: [1, '未开始', 'rest'],
  over: [-1, '已结束', 'rest'],
  off: [0, '已关闭', 'rest'],
});

/** Filter of lists by the state that a row shows. */
export const inState = { state: activityStates.schema('活动状态应为 0 已关闭、1 未开始、2 进行中、-1 已结束').optional() };

/** Filters of lists by the moment at which campaigns begin or end, of those that are switched on; an end belongs to the span before it. */
export const inSpan = { beginsIn: momentSpan.optional(), endsIn: momentSpan.optional() };

/** Switch and period of a campaign: days of an activity, the span in which a coupon is claimed. */
export interface CampaignPeriod {
  isOn: boolean;
  from: Date;
  /** The first moment after it; null for what never ends. */
  until: Date | null;
}

/** Words of a screen for a campaign or its session, with their meaning for staff. */
export interface StateWords {
  meaning: Meaning;
  says: string;
}

/** State of a campaign now, one of `activityStates`, by its switch and its period alone; one that is over is so whether it is on or off. */
export function campaignStateOf({ isOn, from, until }: CampaignPeriod, now: Date): number {
  if (until !== null && until <= now) return activityStates.over;
  if (!isOn) return activityStates.off;
  return from > now ? activityStates.waiting : activityStates.running;
}

interface RunningPeriod {
  status: boolean;
  startTime: Date;
  /** The first moment after its days. */
  stopTime: Date;
}

/** An activity on and within its days: it cannot be changed under those who take part. */
export const isRunning = ({ status, startTime, stopTime }: RunningPeriod, now: Date): boolean =>
  campaignStateOf({ isOn: status, from: startTime, until: stopTime }, now) === activityStates.running;

/** Word and meaning of a value of an enumeration. */
export const wordsOf = (of: Choices, state: number): StateWords => ({
  meaning: meaningOf(of, state) ?? 'rest',
  says: labelOf(of, state) ?? '',
});

/** The word for a campaign, the same on every screen that shows it. */
export const campaignWords = (period: CampaignPeriod, now: Date): StateWords =>
  wordsOf(activityStates, campaignStateOf(period, now));
