import { type CampaignPeriod, activityStates, campaignStateOf, campaignWords } from '#contract/coupons/campaign-state.ts';
import { DAY } from '#contract/durations.ts';
import { saleSessionWords, sessionWords } from '#contract/marketing/sessions.ts';
import type { Slot, SlotHours } from '#contract/marketing/slots.ts';

export interface Days {
  status: boolean;
  startTime: Date;
  /** The last day. */
  stopTime: Date;
}

/** Switch and period of an activity of a list, which tells its last day. */
export const periodOf = ({ status, startTime, stopTime }: Days): CampaignPeriod => ({
  isOn: status,
  from: startTime,
  until: new Date(stopTime.getTime() + DAY),
});

/** An activity of a list runs at this moment. */
export const runsNow = (row: Days): boolean => campaignStateOf(periodOf(row), new Date()) === activityStates.running;

/** Words for a campaign and, of a flash sale, for its session at this moment. */
export const wordsNow = (period: CampaignPeriod, slot: SlotHours | null) =>
  [campaignWords(period, new Date()), saleSessionWords(period, slot, new Date())] as const;

/** Words for the session of a slot at this moment. */
export const sessionNow = (slot: Slot) => sessionWords(slot, new Date());
