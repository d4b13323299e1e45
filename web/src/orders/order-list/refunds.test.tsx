import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { on } from '../../../test/fake-wire.ts';
import { asked, orderInfo, orderRow } from '../../../test/sample-orders.ts';
import { dialog, press, refundOf, refuses, show, type Shop, word } from '../../../test/render-orders.tsx';

describe('a refund', () => {
  const open = async (shop: Shop = {}) => {
    const order = { ...asked, refundPrice: 200 };
    const shown = show({
      rows: [orderRow(order)],
      ...shop,
      wire: [on(orderCalls.info, orderInfo(order)), on(refundCalls.agreeRefund, refundOf(1000)), ...(shop.wire ?? [])],
    });
    await press(shown.user, '同意退款');
    const pieces = await screen.findByLabelText(/退几件/);
    const submit = async () => (await dialog()).getByRole('button', { name: /^同意退款/ });
    return { ...shown, pieces, submit, amount: () => screen.getByLabelText('退款金额') };
  };

  it('begins with nothing and says what is missing, then what remains of an amount of one’s own, at most what is left', async () => {
    const { user, pieces, submit, amount, sent: calls } = await open();
    expect(pieces).toHaveProperty('value', '0');
    expect(amount()).toMatchObject({ value: '', disabled: true });
    expect(screen.getByText('实付 ¥12.00，已退 ¥2.00，还可退 ¥10.00')).toBeTruthy();
    expect(screen.getByText('请选择退款商品的件数，或点“全额退款”')).toBeTruthy();
    await user.keyboard('{Enter}');
    await user.click(await submit());
    expect(calls(refundCalls.agreeRefund)).toEqual([]);

    await user.click(screen.getByRole('checkbox', { name: '自定义金额（最多 ¥10.00）' }));
    await user.type(amount(), '4');
    expect(await screen.findByText('部分退款，之后还可退 ¥6.00')).toBeTruthy();
    expect((await submit()).textContent).toBe('同意退款 ¥4.00');
    expect(screen.queryByLabelText('退回库存')).toBeNull();

    await user.clear(amount());
    await user.type(amount(), '10.01');
    await user.tab();
    expect(await screen.findByText('最多还可退 ¥10.00')).toBeTruthy();
    await user.click(await submit());
    expect(calls(refundCalls.agreeRefund)).toEqual([]);
  });

  it('of the whole is chosen by name, says its amount, and the products go back', async () => {
    const { user, notes, sent: calls } = await open();
    await press(user, '全额退款');
    expect(await screen.findByText('全额退款后订单将变为“已退款”')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '同意退款 ¥10.00' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已退款 ¥10.00 …0007', act: '查看' }]));
    expect(calls(refundCalls.agreeRefund)).toMatchObject([
      { amount: 1000, reason: '与描述不符', restock: true, lines: [{ lineId: 1, quantity: 2 }] },
    ]);
  });

  it('that no provider pays says so at once, and that staff have to', async () => {
    const owed = { ...refundOf(1000), state: 'paying' as const, byHand: true };
    const { user, submit, notes } = await open({ wire: [on(refundCalls.agreeRefund, owed)] });
    await press(user, '全额退款');
    await user.click(await submit());

    const text = '退款已登记，请线下退给用户，再点“确认已退款” ¥10.00 …0007';
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text }]));
  });

  it('that others have to pay leaves it to them', async () => {
    const owed = { ...refundOf(1000), state: 'paying' as const, byHand: true };
    const rights = [orderCalls.list, orderCalls.info, refundCalls.agreeRefund].map(({ permission }) => permission);
    const { user, submit, notes } = await open({ may: [...rights, seeAmounts], wire: [on(refundCalls.agreeRefund, owed)] });
    await press(user, '全额退款');
    await user.click(await submit());

    await waitFor(() => expect(notes).toMatchObject([{ text: '退款已登记，由财务线下退给用户并确认 ¥10.00 …0007' }]));
  });

  it('above one’s limit stays open with the reason', async () => {
    const wire = [on(refundCalls.agreeRefund, refuses('您单笔订单的退款上限是 5.00 元，请由店长或财务来退款'))];
    const { user, submit } = await open({ wire });
    await press(user, '全额退款');
    await user.click(await submit());
    expect(await (await dialog()).findByText(/退款上限是 5.00 元/)).toBeTruthy();
  });

  it('is refused with a reason', async () => {
    const { user, sent: calls } = show({ rows: [orderRow(asked)], wire: [on(refundCalls.declineRefund, null)] });
    await press(user, word('更多'));
    await press(user, '拒绝退款');
    await user.type(await screen.findByLabelText('不退款原因'), '已经发货');
    await user.click((await dialog()).getByRole('button', { name: '拒绝退款' }));
    await waitFor(() => expect(calls(refundCalls.declineRefund)).toEqual([{ orderNo: 'SO202611200007', reason: '已经发货' }]));
  });
});

describe('a refund by hand', () => {
  it('is done once somebody says that they handed it over', async () => {
    const order = { refundStatus: 3, isOwedByHand: true, statusStr: { key: 'refunding', value: '退款中' } };
    const owed = on(refundCalls.listRefunds, [{ ...refundOf(1000), byHand: true, state: 'paying' }]);
    const { user, sent: calls } = show({ rows: [orderRow(order)], wire: [owed, on(offlineCalls.confirmPaidBack, null)] });
    await press(user, '确认已退款');
    const asks = await dialog();
    expect(await asks.findByText(/确认后退款完成，且不可撤销/)).toBeTruthy();
    await user.click(await asks.findByRole('button', { name: '确认已退款 ¥10.00' }));

    await waitFor(() => expect(calls(offlineCalls.confirmPaidBack)).toEqual([{ orderNo: 'SO202611200007' }]));
  });

  it('is called one, and no act of a refund that its provider pays', async () => {
    const underWay = { refundStatus: 3, statusStr: { key: 'refunding', value: '退款中' } };
    show({ rows: [orderRow(underWay), orderRow({ ...underWay, id: 8, orderId: 'SO8', isOwedByHand: true })] });
    expect(await screen.findByText('待线下退款')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '确认已退款' })).toHaveLength(1);
  });

  it('says how many wait, and shows them', async () => {
    const { user, address } = show({ wire: [on(payBackCalls.countPayBack, { count: 2, capped: false })] });
    expect(await screen.findByText(/2 笔待线下退款/)).toBeTruthy();
    await press(user, '去退款');
    await waitFor(() => expect(address()).toBe('/?payBack=true&status=refunding'));
    expect(screen.queryByText(/笔待线下退款/)).toBeNull();
  });
});

describe('an order that points paid for', () => {
  it('is refunded without an amount', async () => {
    const free = { payPrice: 0, refundPrice: 0 };
    const wire = [on(orderCalls.info, orderInfo(free)), on(refundCalls.agreeRefund, refundOf(0))];
    const { user, sent: calls } = show({ rows: [orderRow(free)], wire });
    await press(user, word('更多'));
    await press(user, word('退款'));
    await user.type(await screen.findByLabelText('退款原因'), '拍错了');
    expect(await screen.findByText(/用掉的积分和优惠券退回给用户/)).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: word('退款') }));
    await waitFor(() => expect(calls(refundCalls.agreeRefund)).toMatchObject([{ amount: 0, restock: true, lines: [] }]));
  });
});
