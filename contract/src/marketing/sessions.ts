import { type CampaignPeriod, type StateWords, activityStates, campaignStateOf, wordsOf } from '../coupons/campaign-state.ts';
import { HOUR } from '../durations.ts';
import { showDay, showHour, startOfDay } from '../moment.ts';
import { type SlotHours, killStates } from './slots.ts';

/** Hour of the shop's day, 0 to 23. */
export const hourOf = (now: Date): number => Math.floor((now.getTime() - startOfDay(now).getTime()) / HOUR);

/** State of a slot now, one of `killStates`. */
export function slotStateOf({ startTime, endTime, status }: SlotHours, now: Date): number {
  const hour = hourOf(now);
  if (!status) return killStates.off;
  if (hour < startTime) return killStates.waiting;
  return hour < endTime ? killStates.running : killStates.over;
}

const rest = (says: string): StateWords => ({ meaning: 'rest', says });

function dayName(day: Date, now: Date): string {
  if (day.getTime() === startOfDay(now).getTime()) return '今日';
  return day.getTime() === startOfDay(now, 1).getTime() ? '明天' : showDay(day).slice(5);
}

/** Words for the session of a slot (本场): when it begins, that it runs, or that today's is over and when the next one begins. */
export function sessionWords(slot: SlotHours, now: Date, days?: Pick<CampaignPeriod, 'from' | 'until'>): StateWords {
  const begins = (day: Date) => `${dayName(day, now)} ${showHour(slot.startTime)} 开始`;
  const state = slotStateOf(slot, now);
  if (state === killStates.off) return rest('时段已关闭');
  if (days && days.from > now) return rest(begins(startOfDay(days.from)));
  if (state === killStates.waiting) return rest(begins(startOfDay(now)));
  if (state === killStates.running) return wordsOf(killStates, state);
  const tomorrow = startOfDay(now, 1);
  return rest(days?.until && days.until <= tomorrow ? '最后一场已结束' : `今日已结束，${begins(tomorrow)}`);
}

/** Words for the session of a flash sale, of one that is off or over none. */
export function saleSessionWords(period: CampaignPeriod, slot: SlotHours | null, now: Date): StateWords | undefined {
  const state = campaignStateOf(period, now);
  const hasSession = state === activityStates.waiting || state === activityStates.running;
  return hasSession && slot ? sessionWords(slot, now, period) : undefined;
}
