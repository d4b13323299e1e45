import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { trackingRefusals } from '#contract/services/tracking.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { type Parcel, parcelCalls, trackingCalls } from '#contract/fulfilment/parcels.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ActHost } from '../acts/act-host.tsx';
import { OrderDetail } from '../order-detail/order-detail.tsx';
import { orderInfo, sent } from '../../../test/sample-orders.ts';

type Trace = Answer<typeof trackingCalls.getLogisticsInfo>;

const untold: Trace = {
  number: sent.deliveryId,
  type: 'shunfeng',
  list: [],
  deliverystatus: null,
  issign: null,
  expName: '顺丰速运',
  expSite: null,
  expPhone: null,
  courier: null,
  courierPhone: null,
  updateTime: null,
  takeTime: null,
  logo: null,
};
const told: Trace = {
  ...untold,
  issign: '1',
  deliverystatus: '3',
  expPhone: '95338',
  list: [
    { time: '2026-11-20 09:00:00', status: '已揽收' },
    { time: '2026-11-21 18:30:00', status: '已签收，签收人：本人' },
  ],
};

const show = (answer: Trace | (() => Trace), may?: readonly string[]) =>
  renderScreen(
    <ActHost>
      <OrderDetail orderNo="SO202611200007" />
    </ActHost>,
    {
      wire: [
        on(orderCalls.info, orderInfo({ ...sent, deliveryType: 'express' })),
        on(orderStepCalls.timeline, []),
        on(refundCalls.listRefunds, []),
        on(trackingCalls.getLogisticsInfo, answer),
      ],
      ...(may && { may }),
    },
  );
const ask = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: '物流查询' }));
  return screen.findByRole('dialog', { name: '物流查询' });
};

describe('the parcel of an order', () => {
  it('is followed step by step, the latest first', async () => {
    const dialog = await ask(show(told));

    const trace = await within(dialog).findByRole('list', { name: '物流轨迹' });
    const steps = within(trace).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '2026-11-21 18:30:00已签收，签收人：本人',
      '2026-11-20 09:00:00已揽收',
    ]);
    expect(within(dialog).getByText('已签收')).toBeTruthy();
    expect(within(dialog).getByText('95338')).toBeTruthy();
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  it('of which nothing is known says why that may be', async () => {
    const dialog = await ask(show(untold));

    expect(await within(dialog).findByText(/还没有物流轨迹/)).toBeTruthy();
  });

  it('can be asked for again when nobody answered', async () => {
    let answer = (): Trace => {
      throw trackingRefusals.SILENT();
    };
    const view = show(() => answer());
    const dialog = await ask(view);
    expect(await within(dialog).findByText('物流查询接口没有回应，请稍后重试')).toBeTruthy();
    expect(within(dialog).getByText('顺丰速运')).toBeTruthy();

    answer = () => told;
    await view.user.click(within(dialog).getByRole('button', { name: '刷新' }));

    const trace = await within(dialog).findByRole('list', { name: '物流轨迹' });
    expect(within(trace).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is nothing to those who may not ask', async () => {
    show(told, ['admin:order:info']);
    await screen.findByText('快递单号');
    expect(screen.queryByRole('button', { name: '物流查询' })).toBeNull();
  });
});

describe('an order that left in parcels', () => {
  const parcel = (id: number, change: Partial<Parcel> = {}): Parcel => ({
    id,
    deliveryType: 'express',
    deliveryName: '顺丰速运',
    deliveryCode: 'shunfeng',
    deliveryId: `SF${id}`,
    createTime: new Date('2026-11-20T06:06:00Z'),
    withdrawnTime: null,
    reason: null,
    lines: [{ lineId: 1, productName: '搪瓷杯', sku: '白', quantity: id }],
    ...change,
  });
  const parcels = [parcel(1), parcel(2, { withdrawnTime: new Date('2026-11-21T06:06:00Z'), reason: '装错了' })];
  const lines = [{ lineId: 1, productName: '搪瓷杯', sku: '白', image: '', refunded: 0, sent: 1, left: 2 }];
  const open = (may?: readonly string[]) =>
    renderScreen(
      <ActHost>
        <OrderDetail orderNo="SO202611200007" />
      </ActHost>,
      {
        wire: [
          on(orderCalls.info, orderInfo({ deliveryType: 'express', deliveryId: 'SF1', sentPieces: 1, totalNum: 3 })),
          on(orderStepCalls.timeline, []),
          on(refundCalls.listRefunds, []),
          on(parcelCalls.parcels, { parcels, lines }),
        ],
        ...(may && { may }),
      },
    );

  it('shows each with its goods, those taken back, and what is left', async () => {
    open();
    const part = await screen.findByRole('region', { name: '包裹' });
    expect(await within(part).findByText('还有 2 件待发')).toBeTruthy();
    expect(within(part).getByText('搪瓷杯 白 × 1')).toBeTruthy();
    expect(within(part).getByText('已撤回：装错了')).toBeTruthy();
    expect(within(part).getAllByRole('button', { name: '撤回发货' })).toHaveLength(1);
    expect(await complaintsOf(part)).toEqual([]);
  });

  it('offers no act to those who only look', async () => {
    open(['admin:order:info']);
    const part = await screen.findByRole('region', { name: '包裹' });
    expect(within(part).queryByRole('button', { name: /撤回发货|改单号|物流查询/ })).toBeNull();
  });
});
