import { z } from 'zod';
import { calls, get } from '../call.ts';
import { count, flag, moment } from '../wire.ts';

export const Todo = z.object({
  kind: z.string(),
  count,
  capped: flag,
  /** Moment since which the first of them waits; null where nobody keeps it. */
  oldest: moment.nullable(),
  /** A word on those that are late; blank for none. */
  says: z.string(),
});
export type Todo = z.output<typeof Todo>;

/** Nouns whose changes change what waits. */
export const nounsOfTodos: ReadonlySet<string> = new Set([
  'order',
  'return_case',
  'approval',
  'user_extract',
  'user_recharge',
  'invoice_application',
  'product_reply',
  'product',
  'coupon',
  'coupon_sending',
  'settlement',
  'operator_share',
  'incident',
  'demand',
  'demand_quote',
  'report',
  'task',
  'going_live',
]);

export const todoCalls = calls('todo', '/admin/todo', {
  list: get('/list', {
    permission: 'session',
    dataScope: ['order', 'return_case', 'product', 'settlement', 'operator_share', 'demand', 'report'],
    about:
      'What waits for the person who asks: only what they may handle, each with how many and the oldest, equal to the total of the list ' +
      'that it leads to; nothing of what is done.',
    returns: z.array(Todo),
  }),
});
