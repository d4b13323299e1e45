import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { OrderInfo } from '#web/orders/order/situation.tsx';
import { expressCalls } from '#contract/delivery/express.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { type LostWaybill, waybillCalls } from '#contract/fulfilment/waybills.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { carrier } from '../../../test/sample-carriers.ts';
import { orderInfo, sent } from '../../../test/sample-orders.ts';
import { PhoneOrder } from '#web/orders/order-detail/phone-order.tsx';
import { PhoneSend } from './phone-send.tsx';

const line = { lineId: 1, productName: '搪瓷杯', sku: '白', image: '', refunded: 0, sent: 0, left: 3 };

function show(at: string, order: Partial<OrderInfo> = {}, lost: LostWaybill | null = null) {
  setWidth(390);
  return renderScreen(
    <Routes>
      <Route path="/javaMobile/orderDelivery/:oid/:id?" element={<PhoneSend />} />
      <Route path="/javaMobile/orderDetail/:id?/:goname?" element={<PhoneOrder />} />
      <Route path="/javaMobile/orderList/notShipped" element={<p>待发货的订单</p>} />
    </Routes>,
    {
      at,
      wire: [
        on(orderCalls.info, orderInfo(order)),
        on(orderStepCalls.timeline, []),
        on(refundCalls.listRefunds, []),
        on(expressCalls.all, [carrier()]),
        on(sendingCalls.send, null),
        on(parcelCalls.parcels, { parcels: [], lines: [line] }),
        on(parcelCalls.together, []),
        on(waybillCalls.lostWaybill, lost),
      ],
    },
  );
}
const submit = ({ user }: ReturnType<typeof show>) => user.click(screen.getByRole('button', { name: '确认提交' }));
const PAGE = '/javaMobile/orderDelivery/SO202611200007/7';

describe('an order sent by phone', () => {
  it('says above everything that its waybill may have been printed', async () => {
    const at = new Date('2026-11-20T04:00:00Z');
    show(PAGE, {}, { carrier: '圆通速递', lostTime: at, lookedTime: at, lookFault: null, found: [] });
    expect(await screen.findByText('电子面单结果未知')).toBeTruthy();
    expect(screen.getByRole('button', { name: '确认未打印' })).toBeTruthy();
  });

  it('goes by the carrier that its number tells, and leads back to where it was found', async () => {
    const view = show('/javaMobile/orderDetail/SO202611200007');
    await view.user.click(await screen.findByRole('button', { name: '去发货' }));
    await view.user.type(await screen.findByLabelText('快递单号'), 'SF1234567890123');
    await screen.findByText('顺丰速运');
    await submit(view);

    await waitFor(() => expect(view.notes).toMatchObject([{ kind: 'success', text: '发货成功' }]));
    const parcel = { type: '1', expressRecordType: '1', expressCode: 'shunfeng', expressNumber: 'SF1234567890123' };
    expect(view.sent(sendingCalls.send)).toMatchObject([{ orderNo: 'SO202611200007', ...parcel }]);
    expect(await screen.findByRole('button', { name: '去发货' })).toBeTruthy();
  });

  it('says what is missing in the words of the phone', async () => {
    const view = show(PAGE);
    await screen.findByLabelText('快递单号');
    await submit(view);
    expect(await screen.findByText('请输入快递单号')).toBeTruthy();
    expect(screen.getByText('请输入快递公司')).toBeTruthy();

    await view.user.click(screen.getByText('送货'));
    await submit(view);
    expect(await screen.findByText('请输入发货人姓名')).toBeTruthy();
    expect(screen.getByText('请输入发货人电话')).toBeTruthy();
    expect(view.sent(sendingCalls.send)).toEqual([]);
  });

  it('goes in several parcels, some of its pieces in this one', async () => {
    const view = show(PAGE);
    await view.user.click(await screen.findByRole('button', { name: '分几个包裹发' }));
    const pieces = screen.getByRole('spinbutton', { name: '本包裹几件：搪瓷杯 白' });
    await view.user.clear(pieces);
    await view.user.type(pieces, '2');
    expect(screen.getByText('本包裹 2 件，还有 1 件待发')).toBeTruthy();
    await view.user.click(screen.getByText('无需发货'));
    await submit(view);

    await screen.findByText('待发货的订单');
    expect(view.sent(sendingCalls.send)).toMatchObject([{ type: '3', pieces: [{ lineId: 1, quantity: 2 }] }]);
  });

  it('has nothing to send, and leads to what else waits when it was opened by its address', async () => {
    const view = show(PAGE);
    await view.user.click(await screen.findByText('无需发货'));
    await submit(view);

    expect(await screen.findByText('待发货的订单')).toBeTruthy();
    expect(view.sent(sendingCalls.send)).toMatchObject([{ type: '3' }]);
  });

  it('is not sent a second time', async () => {
    show(PAGE, sent);
    expect(await screen.findByText('这个订单已经发货，或者现在不能发货')).toBeTruthy();
  });

  it('passes an accessibility check', async () => {
    const { container } = show(PAGE);
    await screen.findByLabelText('快递单号');
    expect(await complaintsOf(container)).toEqual([]);
  });
});
