import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ShippingInformation, shippingInformationCalls } from '#contract/fulfilment/shipping-information.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { orderInfo } from '../../../test/sample-orders.ts';
import { FrozenMoney, OrderShipping } from './shipping-information.tsx';

const at = new Date('2026-11-20T04:00:00Z');
const uploaded: ShippingInformation = {
  state: 'uploaded',
  why: null,
  isWhole: true,
  isCorrected: false,
  parcels: 2,
  uploadedTime: at,
  nextAskTime: null,
  remindedTime: null,
  receivedTime: null,
  receivedBy: null,
  estimatedTime: at,
  settledTime: null,
};
const failed: ShippingInformation = {
  ...uploaded,
  state: 'failed',
  why: '微信不认这个快递单号',
  isWhole: false,
  uploadedTime: null,
};

function show(found: ShippingInformation | null, change: object = {}) {
  const order = orderInfo(change);
  const { info, upload } = {
    info: shippingInformationCalls.shippingInformation,
    upload: shippingInformationCalls.uploadShipping,
  };
  return renderScreen(
    <>
      <FrozenMoney order={order} isLook={false} />
      <OrderShipping order={order} />
    </>,
    { wire: [on(info, found), on(upload, null)] },
  );
}

describe('the sending of an order at WeChat', () => {
  it('is shown with what was told, and when the money is to come', async () => {
    const { container } = show(uploaded);
    const part = within(await screen.findByRole('region', { name: '微信发货信息' }));

    for (const text of ['已上传', '预计结算']) expect(part.getByText(text)).toBeTruthy();
    expect(part.getByText(/2 个包裹，已全部发货/).textContent).toMatch(/^11-20 \d\d:\d\d · 2 个包裹，已全部发货$/);
    expect(screen.queryByRole('region', { name: '货款被微信冻结' })).toBeNull();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('names who confirmed it, and the settlement in place of its estimate', async () => {
    show({ ...uploaded, state: 'settled', receivedTime: at, receivedBy: 'byHand', settledTime: at });
    const part = within(await screen.findByRole('region', { name: '微信发货信息' }));

    expect(part.getByText(/用户确认/).textContent).toMatch(/^11-20 \d\d:\d\d · 用户确认$/);
    expect(part.queryByText('预计结算')).toBeNull();
  });

  it('that was refused stands over the order with its reason, and is uploaded again', async () => {
    const { user, sent } = show(failed);
    const banner = within(await screen.findByRole('region', { name: '货款被微信冻结' }));
    expect(banner.getByText('微信不认这个快递单号')).toBeTruthy();

    await user.click(banner.getByRole('button', { name: '重新上传' }));
    expect(sent(shippingInformationCalls.uploadShipping)).toEqual([{ orderNo: orderInfo({}).orderId }]);
  });

  it('is asked for no order that was paid another way', () => {
    const { sent } = show(uploaded, { payType: 'yue' });

    expect(sent(shippingInformationCalls.shippingInformation)).toEqual([]);
  });
});
