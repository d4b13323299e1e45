import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { on } from '../../../test/fake-wire.ts';
import { orderInfo, orderRow, sent } from '../../../test/sample-orders.ts';
import { dialog, number, press, show, word } from '../../../test/render-orders.tsx';

describe('sending', () => {
  it('recognises the carrier by the number', async () => {
    const { user, sent: calls } = show({ wire: [on(sendingCalls.send, null)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(sendingCalls.send)).toMatchObject([
      { orderNo: 'SO202611200007', type: '1', expressCode: 'shunfeng', expressNumber: 'SF1234567890123' },
    ]);
    expect(calls(orderCalls.list).filter(({ status }) => status === 'all')).toHaveLength(2);
  });

  it('shows what to pack, where it goes and what the buyer wrote, and asks for what is missing', async () => {
    const note = { mark: '请轻拿轻放' };
    const { user, sent: calls } = show({ rows: [orderRow(note)], wire: [on(orderCalls.info, orderInfo(note))] });
    await press(user, word('发货'));
    const shown = within(await screen.findByRole('region', { name: '要发的货' }));
    for (const text of ['搪瓷杯', '× 2', /王小明 · 手机尾号 8000/, /请轻拿轻放/]) expect(shown.getByText(text)).toBeTruthy();
    expect(await shown.findByText('北京市 海淀区 西三环北路 1 号')).toBeTruthy();

    await number();
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));
    expect(await screen.findByText('请填写快递单号')).toBeTruthy();
    expect(screen.getByText('请选择快递公司')).toBeTruthy();

    // The shop’s own courier is called instead.
    await user.click(screen.getByRole('radio', { name: '自配送' }));
    await user.type(await screen.findByLabelText('送货人电话'), '123');
    await user.tab();
    expect(await screen.findByText('手机号格式不正确!')).toBeTruthy();
    expect(screen.queryByLabelText('快递单号')).toBeNull();
    expect(calls(sendingCalls.send)).toEqual([]);
  });

  it('stays open with the reason when refused, and says once it is sent so, with the way to the order', async () => {
    let isRefused = true;
    const answer = () => {
      if (isRefused) throw new Refusal('order', 500, '订单已发货请勿重复操作!');
      return null;
    };
    const { user, notes } = show({ wire: [on(sendingCalls.send, answer)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));
    expect(await (await dialog()).findByText('订单已发货请勿重复操作!')).toBeTruthy();
    expect(await number()).toHaveProperty('value', 'SF1234567890123');

    isRefused = false;
    await user.type(await number(), '{Enter}');
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已发货 …0007', act: '查看' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says once, where it stands, that the line was lost', async () => {
    const { user, notes } = show({ wire: [on(sendingCalls.send, () => Promise.reject(new TypeError('Failed to fetch')))] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    expect(await (await dialog()).findByText('网络连接失败，请检查网络后重试')).toBeTruthy();
    expect(notes).toEqual([]);
  });
});

describe('an order on its way', () => {
  const onItsWay = {
    rows: [orderRow(sent)],
    wire: [on(orderCalls.info, orderInfo({ ...sent, deliveryType: 'express', deliveryCode: 'shunfeng' }))],
  };

  it('is looked at first', async () => {
    const { user, address } = show(onItsWay);
    await press(user, word('查看'));
    await waitFor(() => expect(address()).toBe('/?open=SO202611200007'));
  });

  it('is received after a question', async () => {
    const { user, sent: calls } = show({ ...onItsWay, wire: [...onItsWay.wire, on(orderCalls.receive, null)] });
    await press(user, word('更多'));
    await press(user, '确认收货');
    expect(await screen.findByText('代用户确认收货？订单将进入待评价，且不可撤销')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: '确认收货' }));
    await waitFor(() => expect(calls(orderCalls.receive)).toEqual([{ orderNo: 'SO202611200007' }]));
  });

  it('has its number corrected with a reason', async () => {
    const { user, sent: calls } = show({ ...onItsWay, wire: [...onItsWay.wire, on(sendingCalls.correctTracking, null)] });
    await press(user, word('更多'));
    await press(user, '改单号');
    const number = await screen.findByLabelText('快递单号');
    await user.clear(number);
    await user.type(number, 'SF1234567890124');
    await user.type(screen.getByLabelText('更正原因'), '抄错一位');
    await user.click((await dialog()).getByRole('button', { name: '改单号' }));
    await waitFor(() =>
      expect(calls(sendingCalls.correctTracking)).toEqual([
        { orderNo: 'SO202611200007', expressCode: 'shunfeng', expressNumber: 'SF1234567890124', reason: '抄错一位' },
      ]),
    );
  });
});
