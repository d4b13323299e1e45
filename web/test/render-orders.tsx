import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { shippingInformationCalls } from '#contract/fulfilment/shipping-information.ts';
import { Refusal } from '#contract/refusal.ts';
// Their dialogs and parts of the detail come with them.
import '#web/after-sales/index.ts';
import '#web/fulfilment/index.ts';
import { type Answering, on } from './fake-wire.ts';
import { renderScreen } from './render-screen.tsx';
import { carrier } from './sample-carriers.ts';
import { OrderList } from '../src/orders/order-list/order-list.tsx';
import { orderInfo, orderRow } from './sample-orders.ts';
import type { OrderRow } from '../src/orders/order/situation.tsx';

export const counts = {
  all: 12,
  unPaid: 3,
  notShipped: 5,
  spike: 1,
  bargain: 0,
  complete: 0,
  toBeWrittenOff: 0,
  refunding: 2,
  refunded: 0,
  deleted: 1,
  toSend: 4,
  toHandOut: 0,
  teamWaiting: 1,
  refundStatus: null,
};

export const late = { hours: 24, count: 0, capped: false, oldest: null };

export const pageOf = (list: OrderRow[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list });

export const correction = {
  id: 2,
  changeType: 'tracking_edit',
  changeMessage: '快递单号 SF1 → SF2',
  reason: '抄错一位',
  actor: '李雷',
  actorKind: 'admin',
  createTime: new Date('2026-11-20T07:00:00Z'),
};

export const steps = [
  correction,
  {
    id: 1,
    changeType: 'cache_key_create_order',
    changeMessage: '订单生成',
    reason: null,
    actor: '小程序',
    actorKind: 'storefront',
    createTime: new Date('2026-11-20T06:05:00Z'),
  },
];

export interface Shop {
  /** Stands over the list. */
  above?: ReactNode;
  rows?: OrderRow[];
  wire?: Answering[];
  at?: string;
  may?: string[];
}

/** The list of orders, as a shop with these orders answers. */
/** Figures above the list of orders, and what waits beside its rows. */
export const besideOrders: readonly Answering[] = [
  on(orderCalls.statusNum, counts),
  on(orderCalls.countOverdue, late),
  on(payBackCalls.countPayBack, { count: 0, capped: false }),
  on(claimCalls.handlers, []),
  on(orderCalls.listData, { count: 1200, amount: 99_900, weChatAmount: 90_000, yueAmount: 9900 }),
  on(proposedRefundCalls.proposedRefunds, []),
];

export const show = ({ rows = [orderRow()], wire = [], above, ...scene }: Shop = {}) =>
  renderScreen(
    above ? (
      <>
        {above}
        <OrderList />
      </>
    ) : (
      <OrderList />
    ),
    {
      wire: [
        on(preferenceCalls.get, null),
        on(orderCalls.list, pageOf(rows)),
        ...besideOrders,
        on(orderCalls.info, orderInfo()),
        on(orderStepCalls.timeline, steps),
        on(refundCalls.listRefunds, []),
        on(expressCalls.all, [carrier(), carrier({ id: 2, code: 'yunda', name: '韵达快递' })]),
        on(shippingInformationCalls.shippingInformation, null),
        ...wire,
      ],
      ...scene,
    },
  );

type User = ReturnType<typeof show>['user'];

export const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Antd puts a space between two characters on a button. */
export const word = (two: string) => new RegExp(`^${[...two].join('\\s*')}$`);

export const dialog = async () => within(await screen.findByRole('dialog', { name: /./ }));

export const refuses = (text: string) => () => {
  throw new Refusal('order', 500, text);
};

export const number = () => screen.findByLabelText('快递单号');

export const refundOf = (amount: number) => ({
  id: 1,
  refundNo: 'R1',
  amount,
  reason: '与描述不符',
  state: 'done' as const,
  restock: true,
  byHand: false,
  actor: '站长',
  failure: null,
  createTime: new Date('2026-11-20T07:00:00Z'),
  doneTime: null,
  lines: [],
});
