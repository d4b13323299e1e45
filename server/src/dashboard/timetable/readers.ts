import type { AnyCall } from '#contract/call.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import type { TimetableKind } from '#contract/dashboard/timetable-kinds.ts';
import type { Period } from '#contract/date-limit.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { teamCalls } from '#contract/marketing/teams.ts';
import { reportMailCalls } from '#contract/order-figures/report-mails.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { closingTimed } from '#server/cashier/index.ts';
import { schedulesTimed } from '#server/catalogue/index.ts';
import { articlesTimed } from '#server/content/index.ts';
import { couponsTimed } from '#server/coupons/index.ts';
import { activitiesTimed, teamsTimed } from '#server/marketing/index.ts';
import { mailsTimed } from '#server/order-figures/index.ts';
import { ordersTimed } from '#server/orders/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Timed } from '#server/platform/database/lists/timed.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { sendingsTimed } from '#server/segments/index.ts';

/** Reads several kinds at once; it is not asked where the person sees none of them. */
export interface TimetableReader {
  /** Kinds with the list of each, which a limit of the person may close. */
  of: Readonly<Partial<Record<TimetableKind, AnyCall>>>;
  read: (db: Db, day: Period, asked: CallContext) => Promise<Partial<Record<TimetableKind, readonly Timed[]>>>;
}

/** Each kind is asked of the domain that it belongs to. */
export const timetableReaders: readonly TimetableReader[] = [
  { of: { pickUp: orderCalls.list, shipDue: orderCalls.list, cancelDue: orderCalls.list }, read: ordersTimed },
  {
    of: {
      session: flashSaleCalls.list,
      saleBegins: flashSaleCalls.list,
      saleEnds: flashSaleCalls.list,
      bargainBegins: bargainCalls.list,
      bargainEnds: bargainCalls.list,
      groupBuyBegins: groupBuyCalls.list,
      groupBuyEnds: groupBuyCalls.list,
    },
    read: activitiesTimed,
  },
  { of: { teamEnds: teamCalls.list }, read: async (db, day) => ({ teamEnds: await teamsTimed(db, day) }) },
  { of: { couponBegins: couponCalls.list, couponEnds: couponCalls.list }, read: couponsTimed },
  { of: { couponSending: couponSendingCalls.list }, read: async (db, day) => ({ couponSending: await sendingsTimed(db, day) }) },
  {
    of: { schedule: scheduleCalls.list },
    read: async (db, day, { actor }) => ({ schedule: await schedulesTimed(db, day, actor) }),
  },
  { of: { article: articleCalls.list }, read: async (db, day) => ({ article: await articlesTimed(db, day) }) },
  {
    of: { reportMail: reportMailCalls.list },
    read: async (db, day, { actor }) => ({ reportMail: await mailsTimed(db, day, adminIdOf(actor)) }),
  },
  { of: { closing: closingCalls.list }, read: async (db, day, { now }) => ({ closing: await closingTimed(db, day, now) }) },
];
