import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { flag } from '../wire.ts';
import { TimetableMark } from './timetable-terms.ts';

export const timetableDays = choices({ today: '今天', tomorrow: '明天' });
export type TimetableDay = (typeof timetableDays.values)[number];

/** Nouns whose changes change the day. */
export const nounsOfTimetable: ReadonlySet<string> = new Set([
  'order',
  'flash_sale',
  'bargain',
  'group_buy',
  'team',
  'flash_sale_slot',
  'coupon',
  'coupon_sending',
  'product_schedule',
  'article',
  'report_mail',
  'day_closing',
  'config',
]);

export const timetableCalls = calls('timetable', '/admin/timetable', {
  day: get('/day', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about:
      'What has its time in a day of the shop’s clock and is already known, in order of time: only the kinds that the person may list, of the ' +
      `records that they see. Those of a kind in the same quarter of an hour are one mark, with the first of them.`,
    query: z.object({ day: timetableDays.schema('请选择今天或明天').default('today') }),
    returns: z.object({
      /** "2026-11-30" */
      day: z.string(),
      /** Kinds that the person sees, also those of which there is nothing. */
      kinds: z.array(z.string()),
      marks: z.array(TimetableMark),
      /** True where the shop says no time of its carrier, for whoever would see it. */
      lacksPickUp: flag,
    }),
  }),
});
