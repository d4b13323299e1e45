import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { flag, moment, nothing } from '../wire.ts';
import { moveRefusals } from './moves.ts';

export const openingRefusals = refusals('shop_sleep', {
  AWAKE: { says: () => '商店已经在营业，不用再点开始营业' },
});

export const openingStates = choices({
  done: ['done', '好了', 'done'],
  todo: ['todo', '待处理', 'waits'],
  look: ['look', '请核对', 'rest'],
});

/** Matter to be settled before a shop that moved in opens. */
const OpeningItem = z.object({
  key: z.string(),
  label: z.string(),
  state: openingStates.schema(),
  value: z.string(),
  advice: z.string(),
  /** Screen where it is settled; blank where there is none. */
  to: z.string(),
});
export type OpeningItem = z.output<typeof OpeningItem>;

export const openingCalls = calls('shop_sleep', '/admin/system/opening', {
  info: get('/info', {
    permission: 'admin:system:move:list',
    about: 'State of the shop on the day of the switch: what is left to do, and what happens at once when it opens.',
    returns: z.object({
      isAsleep: flag,
      /** Null for a shop that never moved in. */
      asleepSince: moment.nullable(),
      openedTime: moment.nullable(),
      openedBy: z.string(),
      items: z.array(OpeningItem),
      /** Sentences that say what the timers do at once. */
      atOnce: z.array(z.string()),
    }),
  }),
  start: post('/start', {
    permission: 'admin:system:opening:start',
    about: 'Opens the shop: timers run and messages leave from now on. There is no way back.',
    returns: nothing,
    says: '商店已开始营业',
    refuses: [openingRefusals.AWAKE, moveRefusals.BUSY],
  }),
});
export type Opening = z.output<typeof openingCalls.info.returns>;

actsOf('shop_sleep', '营业', { start: '开始营业', begin: '暂停定时任务，等待开始营业' });
