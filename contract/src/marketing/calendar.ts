import { z } from 'zod';
import type { Period } from '../date-limit.ts';
import { DAY } from '../durations.ts';
import { readMoment, startOfDay } from '../moment.ts';
import { couponRefusals } from '../coupons/coupon-refusals.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { articleRefusals } from '../content/articles.ts';
import { productScheduleRefusals } from '../catalogue/product-schedules.ts';
import { actsOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { refusals } from '../refusal.ts';
import { count, id, moment, nothing } from '../wire.ts';
import { clashReason } from './activity-draft.ts';
import { Clash } from './clashes.ts';
import { SlotHours } from './slots.ts';

/** Kinds of plans; the first three have the numbers of activities. */
export const plannedKinds = choices({
  flashSale: [1, '秒杀'],
  bargain: [2, '砍价'],
  groupBuy: [3, '拼团'],
  claim: [4, '领券'],
  use: [5, '用券'],
  schedule: [6, '商品定时'],
  article: [7, '文章'],
});

/** Records of each kind in a month; beyond them it says how many more there are. */
export const PLANNED_MAX = 60;
/** Days ahead to which something may be moved. */
export const PLAN_DAYS = 366;

export const calendarRefusals = refusals('calendar', {
  NOT_FOUND: { code: 404, says: () => '没有找到这项安排，可能已经删除，请刷新后重试' },
  BEGUN: { says: () => '已经开始，不能再改期' },
  PAST: { code: 400, says: () => '不能改到今天以前，请选择今天或以后的日期' },
  FAR: { code: 400, says: () => '最多改到一年以后，请选择更近的日期' },
  FOLLOWS: { says: () => '用券时间跟着领取时间走，请改领取时间' },
  NO_RIGHT: { says: () => '您没有修改这类活动的权限，请联系管理员' },
});

const WEEK = 7;
const WEEKS = 6;
/** A Monday. */
const MONDAY = readMoment('2024-01-01');

/** The six weeks around a month, from the Monday on or before its first day. */
export function weeksOf(month: string): Period {
  const first = readMoment(`${month}-01`);
  const weekday = ((((first.getTime() - MONDAY.getTime()) / DAY) % WEEK) + WEEK) % WEEK;
  const from = startOfDay(first, -weekday);
  return { from, until: startOfDay(from, WEEKS * WEEK) };
}

const kind = plannedKinds.schema('请选择要改期的内容');

const Planned = z.object({
  kind,
  id,
  title: z.string(),
  from: moment,
  /** The first moment after it; equal to `from` for what happens at once, null for what never ends. */
  until: moment.nullable(),
  isOn: z.boolean(),
  /** Slot of a flash sale. */
  timeId: id.nullable(),
  /** Hours of that slot. */
  slot: SlotHours.nullable(),
  /** This person may move it. */
  isMovable: z.boolean(),
});
export type Planned = z.output<typeof Planned>;

const Day = z.string('请选择日期').regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式应为 2026-01-31');
const Move = z.object({ kind, id, day: Day });
const Month = z.string('请选择月份').regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, '月份格式应为 2026-01');

export const calendarCalls = calls('calendar', '/admin/marketing/calendar', {
  month: get('/month', {
    permission: 'admin:marketing:calendar:list',
    about: `What is planned in the six weeks around a month, of the kinds that the person may list; at most ${PLANNED_MAX} of each.`,
    query: z.object({ month: Month }),
    returns: z.array(z.object({ kind, total: count, list: z.array(Planned) })),
  }),
  checkMove: post('/move/check', {
    permission: 'admin:marketing:calendar:move',
    about: 'What an activity would clash with once it begins on this day and is on; nothing is kept by asking.',
    body: Move,
    returns: z.array(Clash),
    refuses: [
      calendarRefusals.NOT_FOUND,
      calendarRefusals.BEGUN,
      calendarRefusals.PAST,
      calendarRefusals.FAR,
      calendarRefusals.NO_RIGHT,
    ],
  }),
  move: post('/move', {
    permission: 'admin:marketing:calendar:move',
    about: 'Moves what has not begun by whole days, so that it begins on this day; its length and hours stay.',
    body: Move.extend({ clashReason: clashReason.nullish() }),
    returns: nothing,
    undo: '已改期',
    refuses: [
      calendarRefusals.NOT_FOUND,
      calendarRefusals.BEGUN,
      calendarRefusals.PAST,
      calendarRefusals.FAR,
      calendarRefusals.FOLLOWS,
      calendarRefusals.NO_RIGHT,
      couponRefusals.NOT_FOUND,
      couponRefusals.BEGUN,
      articleRefusals.NOT_FOUND,
      articleRefusals.BEGUN,
      productScheduleRefusals.NOT_FOUND,
      productScheduleRefusals.NOT_PLANNED,
      productScheduleRefusals.PAST,
      productScheduleRefusals.FAR,
      productScheduleRefusals.END_FIRST,
      productScheduleRefusals.TWICE,
    ],
  }),
});

keptIn('activity', 'calendar');
keptIn('coupon', 'calendar');
keptIn('product_schedule', 'product_schedule');
keptIn('product_schedule', 'calendar');
keptIn('article', 'calendar');

actsOf('calendar', '营销日历', { move: '改期' });
