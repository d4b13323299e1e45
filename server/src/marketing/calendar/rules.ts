import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { PLAN_DAYS, calendarRefusals, plannedKinds } from '#contract/marketing/calendar.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { readMoment, startOfDay } from '#contract/moment.ts';
import { type Actor, mayCall } from '#server/platform/actor.ts';

const ofCoupons = { list: couponCalls.list, change: couponCalls.save };
/** Calls that a person may make who sees, and who moves, what is planned of each kind. */
const rights = {
  [plannedKinds.flashSale]: { list: flashSaleCalls.list, change: flashSaleCalls.update },
  [plannedKinds.bargain]: { list: bargainCalls.list, change: bargainCalls.update },
  [plannedKinds.groupBuy]: { list: groupBuyCalls.list, change: groupBuyCalls.update },
  [plannedKinds.claim]: ofCoupons,
  [plannedKinds.use]: ofCoupons,
  [plannedKinds.schedule]: { list: scheduleCalls.list, change: scheduleCalls.save },
  [plannedKinds.article]: { list: articleCalls.list, change: articleCalls.update },
};
type PlanKind = keyof typeof rights;

const isKind = (kind: number): kind is PlanKind => Object.hasOwn(rights, kind);

export const mayList = (actor: Actor, kind: number): boolean => isKind(kind) && mayCall(actor, rights[kind].list);
export const mayChange = (actor: Actor, kind: number): boolean => isKind(kind) && mayCall(actor, rights[kind].change);

interface ActivityTimes {
  startTime: Date;
  stopTime: Date;
}

/** Times of an activity that has not begun, so that it begins on a day. */
export function movedTo(day: string, { startTime, stopTime }: ActivityTimes, now: Date): ActivityTimes {
  if (startTime <= now) throw calendarRefusals.BEGUN();
  const by = shiftTo(day, startTime, now);
  const moved = (date: Date) => new Date(date.getTime() + by);
  return { startTime: moved(startTime), stopTime: moved(stopTime) };
}

/** Whole days in ms from a beginning to a day, which is today at the earliest. */
export function shiftTo(day: string, begins: Date, now: Date): number {
  const to = readMoment(day);
  if (!(to >= startOfDay(now))) throw calendarRefusals.PAST();
  if (to > startOfDay(now, PLAN_DAYS)) throw calendarRefusals.FAR();
  return to.getTime() - startOfDay(begins).getTime();
}
