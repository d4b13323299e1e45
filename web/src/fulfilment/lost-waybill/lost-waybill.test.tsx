import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type LostWaybill, waybillCalls } from '#contract/fulfilment/waybills.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { orderInfo } from '../../../test/sample-orders.ts';
import { LostWaybillBanner } from './lost-waybill.tsx';

const at = new Date('2026-11-20T04:00:00Z');
const lost: LostWaybill = {
  carrier: '圆通速递',
  lostTime: at,
  lookedTime: at,
  lookFault: null,
  found: [{ number: 'YT1000', printedAt: '2026-11-20 12:00:05', by: 'phone' }],
};
const order = orderInfo();

function show(found: LostWaybill | null, isLook = false) {
  return renderScreen(<LostWaybillBanner order={order} isLook={isLook} />, {
    wire: [
      on(waybillCalls.lostWaybill, found),
      on(waybillCalls.lookForWaybill, found),
      on(waybillCalls.confirmWaybill, null),
      on(waybillCalls.waybillNotPrinted, null),
    ],
  });
}

describe('a waybill whose outcome is unknown', () => {
  it('shows what the record has for the recipient, and is settled by that number', async () => {
    const { user, sent, container } = show(lost);
    const row = within(await screen.findByRole('list', { name: '打印记录里的面单' }));
    expect(row.getByText(/收件人手机号一致 · 2026-11-20 12:00:05 打印/)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(row.getByRole('button', { name: '确认并发货' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认并发货' }));

    await waitFor(() => expect(sent(waybillCalls.confirmWaybill)).toEqual([{ orderNo: order.orderId, number: 'YT1000' }]));
  });

  it('is settled by the number that somebody reads off the label', async () => {
    const { user, sent } = show({ ...lost, found: [] });
    expect(await screen.findByText(/没有找到这位收件人的面单/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '按此单号发货' })).toHaveProperty('disabled', true);

    await user.type(screen.getByLabelText('面单上的快递单号'), ' YT2 ');
    await user.click(screen.getByRole('button', { name: '按此单号发货' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '按此单号发货' }));

    await waitFor(() => expect(sent(waybillCalls.confirmWaybill)).toEqual([{ orderNo: order.orderId, number: 'YT2' }]));
  });

  it('is given up only by whoever says that nothing was printed', async () => {
    const { user, sent } = show(lost);
    await user.click(await screen.findByRole('button', { name: '确认未打印' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent(waybillCalls.waybillNotPrinted)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '确认未打印' }));

    await waitFor(() => expect(sent(waybillCalls.waybillNotPrinted)).toEqual([{ orderNo: order.orderId }]));
  });

  it('says why the record could not be read, and looks again when asked', async () => {
    const { user, sent } = show({ ...lost, found: [], lookFault: '一号通平台接口余额不足' });
    expect((await screen.findByRole('alert')).textContent).toBe('没能查到平台的打印记录：一号通平台接口余额不足');

    await user.click(screen.getByRole('button', { name: '再查打印记录' }));
    await waitFor(() => expect(sent(waybillCalls.lookForWaybill)).toEqual([{ orderNo: order.orderId }]));
  });

  it('is only read by who looks on, and absent where nothing is lost', async () => {
    show(lost, true);
    await screen.findByText('YT1000');
    expect(screen.queryByRole('button', { name: /确认|再查/ })).toBeNull();
  });
});
