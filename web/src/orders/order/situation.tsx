import { type Meaning, meaningOf as choiceMeaning } from '#contract/choices.ts';
import type { Answer } from '#contract/call.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { orderSituations } from '#contract/orders/words.ts';
import { Signal } from '#web/ui/cells/signal.tsx';

export type OrderRow = Answer<typeof orderCalls.list>['list'][number];
export type OrderInfo = Answer<typeof orderCalls.info>;
/** An order as the list and the detail both know it. */
export type Order = Pick<OrderInfo, keyof OrderInfo & keyof OrderRow>;

/** What the situation asks of the shop; one we do not know asks nothing. */
export const meaningOf = (key: string): Meaning => choiceMeaning(orderSituations, key) ?? 'rest';

/** Customers delete only what they paid for; what they did not pay for was cancelled, by them or by the clock. */
export const goneWord = ({ paid }: Pick<Order, 'paid'>): string => (paid ? '用户已删除' : '已取消');

export const Situation = ({ of: { statusStr } }: { of: Pick<Order, 'statusStr'> }) => (
  <Signal of={meaningOf(statusStr.key)}>{statusStr.value}</Signal>
);
