import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { deskPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { attemptRefusals } from '#contract/payments/attempts.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { orderInfo, unpaid } from '../../../test/sample-orders.ts';
import { OrderDetail } from '../order-detail/order-detail.tsx';
import { ActHost } from './act-host.tsx';

type Attempt = Answer<typeof deskPaymentCalls.showCode>;

const open: Attempt = {
  number: 'pay123',
  channel: 'native',
  state: 'open',
  amount: 1990,
  expiry: new Date('2026-11-20T10:00:00+08:00'),
  codeUrl: 'weixin://wxpay/bizpayurl?pr=1',
  parameters: null,
  url: null,
  why: null,
};

async function show(code: () => Attempt, watched: () => Attempt = code) {
  const view = renderScreen(
    <ActHost>
      <OrderDetail orderNo="SO202611200007" />
    </ActHost>,
    {
      wire: [
        on(orderCalls.info, orderInfo({ ...unpaid, source: 'desk' })),
        on(orderStepCalls.timeline, []),
        on(refundCalls.listRefunds, []),
        on(deskPaymentCalls.showCode, code),
        on(deskPaymentCalls.watchCode, watched),
      ],
    },
  );
  await view.user.click(await screen.findByRole('button', { name: '扫码收款' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: '扫码收款' }) };
}

describe('a code for an unpaid order', () => {
  it('is shown with the sum, until the money has come', async () => {
    let state: Attempt['state'] = 'open';
    const { dialog } = await show(
      () => open,
      () => ({ ...open, state }),
    );
    expect(await within(dialog).findByRole('img', { name: '收款二维码' })).toBeTruthy();
    expect(within(dialog).getByText('¥19.90')).toBeTruthy();
    expect(await complaintsOf(dialog)).toEqual([]);

    state = 'paid';

    expect(await within(dialog).findByText('已收款', {}, { timeout: 5000 })).toBeTruthy();
    expect(within(dialog).queryByRole('img', { name: '收款二维码' })).toBeNull();
  });

  it('of a demonstration is marked, and leads to the acts that stand for its buyer', async () => {
    const { dialog } = await show(() => ({ ...open, isDemo: true }));

    expect(await within(dialog).findByText('演示')).toBeTruthy();
    expect(within(dialog).getByText(/不会动真钱/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: '支付成功' })).toBeTruthy();
    expect(within(dialog).queryByText(/微信扫一扫/)).toBeNull();
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  it('is asked for again when nobody answered', async () => {
    let answer: Attempt = { ...open, state: 'unknown', codeUrl: null, why: '支付渠道没有答复，稍后会再查询' };
    const { dialog, user } = await show(() => answer);
    expect(await within(dialog).findByText('支付渠道没有答复，稍后会再查询')).toBeTruthy();

    answer = open;
    await user.click(within(dialog).getByRole('button', { name: '重新获取' }));

    expect(await within(dialog).findByRole('img', { name: '收款二维码' })).toBeTruthy();
  });

  it('is not asked for again by news of an order, which may be of its payment', async () => {
    const { dialog, client, sent } = await show(() => open);
    expect(await within(dialog).findByRole('img', { name: '收款二维码' })).toBeTruthy();
    const looks = sent(deskPaymentCalls.watchCode).length;

    await act(() => client.invalidateQueries({ queryKey: ['order'] }));

    expect(sent(deskPaymentCalls.watchCode).length).toBeGreaterThan(looks);
    expect(sent(deskPaymentCalls.showCode)).toHaveLength(1);
    expect(within(dialog).getByRole('img', { name: '收款二维码' })).toBeTruthy();
  });

  it('leads to the services where nobody set a provider up, and offers no second try', async () => {
    const { dialog, user, address } = await show(() => {
      throw attemptRefusals.NOT_CONNECTED();
    });

    expect(await within(dialog).findByText('还没有接通微信支付，接通后才有收款码')).toBeTruthy();
    for (const name of ['重试', '重新获取']) expect(within(dialog).queryByRole('button', { name })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: '去外部服务' }));
    expect(address()).toBe('/maintain/system/services');
  });
});
