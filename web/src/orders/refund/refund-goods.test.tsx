import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderList } from '../order-list/order-list.tsx';
import { type Refund, freightLeft, goodsLeft, proposalFor, refundedOf, withQuantity } from './refund-pieces.ts';
import { repeatedRefund } from './repeated-refund.ts';
import type { OrderInfo } from '../order/situation.tsx';
import { orderInfo, orderRow } from '../../../test/sample-orders.ts';

/** Two mugs at 6 yuan, and 3 yuan for freight. */
const sums = { payPrice: 1500, payPostage: 300, totalPrice: 1500, refundable: 1500 };
const ofMugs = (quantity: number, state: Refund['state'] = 'done'): Refund => ({
  id: quantity,
  refundNo: `R${quantity}`,
  amount: 600,
  reason: '少发一件',
  state,
  restock: false,
  byHand: false,
  actor: '站长',
  failure: null,
  createTime: new Date('2026-11-20T07:00:00Z'),
  doneTime: null,
  lines: [{ lineId: 1, productName: '搪瓷杯', sku: '红,大', quantity }],
});

const standingOf = ({ refundStatus = 0, isRequested = false }: Partial<OrderInfo>) => ({ refundStatus, isRequested });

const show = (refunds: Refund[] = [], at = '/order/index', change: Partial<OrderInfo> = {}) =>
  renderScreen(<OrderList />, {
    at,
    wire: [
      on(preferenceCalls.get, null),
      on(orderCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [orderRow({ ...sums, ...standingOf(change) })] }),
      on(orderCalls.info, orderInfo({ ...sums, ...change })),
      on(orderStepCalls.timeline, []),
      on(refundCalls.listRefunds, refunds),
      on(refundCalls.refundReasons, ['颜色不对', '尺码不合适']),
      on(refundCalls.agreeRefund, ofMugs(1)),
    ],
  });

async function openDialog(refunds: Refund[] = [], refundPieces: OrderInfo['refundPieces'] = []) {
  const shown = show(refunds, '/order/index', { refundPieces });
  await shown.user.click(await screen.findByRole('button', { name: /^更\s*多$/ }));
  await shown.user.click(await screen.findByRole('button', { name: /^退\s*款$/ }));
  const pieces = await screen.findByLabelText('退几件：搪瓷杯 红,大');
  const type = async (quantity: string) => {
    await shown.user.clear(pieces);
    await shown.user.type(pieces, quantity);
  };
  return { ...shown, type, amount: screen.getByLabelText('退款金额'), dialog: within(await screen.findByRole('dialog')) };
}

describe('a refund of goods', () => {
  it('is of their share, and puts them back', async () => {
    const { user, type, amount, dialog, sent } = await openDialog();
    await type('1');
    expect(amount).toHaveProperty('value', '6.00');
    expect(screen.getByRole('switch', { name: '退回库存' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('请填写退款原因')).toBeTruthy();
    expect(screen.getByText('退款去向：原路退回用户的微信')).toBeTruthy();
    await user.click(screen.getByLabelText('退款原因'));
    await user.click(await screen.findByText('尺码不合适'));
    await user.click(dialog.getByRole('button', { name: '退款 ¥6.00' }));

    await waitFor(() =>
      expect(sent(refundCalls.agreeRefund)).toMatchObject([
        { amount: 600, reason: '尺码不合适', restock: true, lines: [{ lineId: 1, quantity: 1 }] },
      ]),
    );
  });

  it('offers reasons that match what is typed, so that words of one’s own are not covered, and all of them to one that is chosen', async () => {
    const { user, type } = await openDialog();
    await type('1');
    const reason = screen.getByLabelText('退款原因');
    const offered = (text: string) => screen.queryAllByText(text, { ignore: 'input' }).length > 0;
    await user.type(reason, '尺码');
    await waitFor(() => expect([offered('尺码不合适'), offered('颜色不对')]).toEqual([true, false]));
    await user.type(reason, '都大了一号', { skipClick: true });
    await waitFor(() => expect(reason.getAttribute('aria-expanded')).toBe('false'));

    await user.clear(reason);
    await user.type(reason, '尺码不合适', { skipClick: true });
    await waitFor(() => expect([offered('尺码不合适'), offered('颜色不对')]).toEqual([true, true]));
  });

  it('brings the freight with the last of them, unless the person keeps it', async () => {
    const { user, type, amount } = await openDialog();
    await type('2');
    expect(amount).toHaveProperty('value', '15.00');
    await user.click(screen.getByRole('checkbox', { name: '退运费 ¥3.00' }));
    expect(amount).toHaveProperty('value', '12.00');
    await type('1');
    expect(amount).toHaveProperty('value', '6.00');
    await type('0');
    expect(amount).toHaveProperty('value', '');
  });

  it('offers what was not refunded before', async () => {
    const { baseElement } = await openDialog([ofMugs(1)]);
    expect(screen.getByText('红,大 · ¥6.00 × 1')).toBeTruthy();
    expect(screen.getByText('/ 1 件')).toBeTruthy();
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it('is filled with what the customer asks to give back', async () => {
    const { user, amount } = await openDialog([], [{ lineId: 1, quantity: 1 }]);
    expect(screen.getByText('用户申请退 1 件')).toBeTruthy();
    expect(amount).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: '按申请填写' }));
    expect(amount).toHaveProperty('value', '6.00');
    expect(screen.getByLabelText('退几件：搪瓷杯 红,大')).toHaveProperty('value', '1');
  });

  it('is told where the goods are packed', async () => {
    show([ofMugs(1)], '/order/index?open=SO202611200007');
    expect(await screen.findByText('已退 1 件')).toBeTruthy();
    expect(screen.getByText('搪瓷杯 红,大 × 1')).toBeTruthy();
  });

  it('says of its pieces that they are on their way until the money is back', async () => {
    show([{ ...ofMugs(1, 'paying'), id: 9 }, ofMugs(1)], '/order/index?open=SO202611200007');
    expect(await screen.findByText('退款中 1 件，已退 1 件')).toBeTruthy();
  });
});

describe('a refund that failed', () => {
  const failed = (change: Partial<Refund> = {}): Refund => ({
    ...ofMugs(2, 'failed'),
    amount: 1500,
    failure: '余额不足',
    ...change,
  });
  const repeat = async (refund: Refund, change: Partial<OrderInfo> = {}) => {
    const shown = show([refund], '/order/index', { refundStatus: 1, ...change });
    await shown.user.click(await screen.findByRole('button', { name: '重新退款' }));
    const pieces = await screen.findByLabelText('退几件：搪瓷杯 红,大');
    return { ...shown, pieces, amount: screen.getByLabelText('退款金额') };
  };

  it('is repeated as it was, by one click', async () => {
    const { user, pieces, amount, sent } = await repeat(failed());
    await waitFor(() => expect([pieces, amount].map((field) => field.getAttribute('value'))).toEqual(['2', '15.00']));
    expect(screen.getByRole('checkbox', { name: '退运费 ¥3.00' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: '重新退款 ¥15.00' }));

    await waitFor(() =>
      expect(sent(refundCalls.agreeRefund)).toMatchObject([
        { amount: 1500, reason: '少发一件', restock: false, lines: [{ lineId: 1, quantity: 2 }] },
      ]),
    );
  });

  it.each([
    ['without the freight that was kept', { amount: 1200 }, ['2', '12.00', false, false]],
    ['by an amount of one’s own', { amount: 100, lines: [] }, ['0', '1.00', false, true]],
  ])('is repeated %s', async (_, change, expected) => {
    const { pieces, amount } = await repeat(failed(change));
    await waitFor(() => expect(amount.getAttribute('value')).toBe(expected[1]));
    const boxes = within(screen.getByRole('dialog'))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
    expect([pieces.getAttribute('value'), amount.getAttribute('value'), ...boxes]).toEqual(expected);
  });

  it('is not repeated beyond what is left, nor in place of its return case', async () => {
    const { amount } = await repeat(failed({ amount: 1600 }));
    expect(amount.getAttribute('value')).toBe('');
    const order = orderInfo(sums);
    expect(repeatedRefund(order, goodsLeft(order, []), failed({ caseId: 5 }))).toBeUndefined();
  });
});

describe('the pieces of a refund', () => {
  it('leave out what failed', () => {
    expect(refundedOf([ofMugs(1), ofMugs(2, 'failed')], 1)).toBe(1);
    expect(goodsLeft(orderInfo(), [ofMugs(2)])).toEqual([]);
  });

  it('change one by one', () => {
    expect(withQuantity([{ lineId: 1, quantity: 2 }], 1, 1)).toEqual([{ lineId: 1, quantity: 1 }]);
    expect(withQuantity([{ lineId: 1, quantity: 2 }], 1, 0)).toEqual([]);
  });

  it('are worth what is left when they are the last', () => {
    const order = orderInfo({ ...sums, refundPrice: 601 });
    const left = goodsLeft(order, [{ ...ofMugs(1), parts: [{ lineId: 1, amount: 601, postage: 0 }] }]);

    expect(proposalFor(order, left, [{ lineId: 1, quantity: 1 }], false)).toBe(599);
    expect(proposalFor(order, left, [{ lineId: 1, quantity: 1 }], true)).toBe(899);
    expect(freightLeft({ ...order, freightBack: 300 })).toBe(0);
  });

  it('leave the freight to be refunded while the rest covers it', () => {
    const order = orderInfo({ ...sums, refundPrice: 600 });
    const left = goodsLeft(order, [ofMugs(1)]);

    expect(freightLeft(order)).toBe(300);
    expect(proposalFor(order, left, [], true)).toBe(300);
    expect(proposalFor(order, left, [{ lineId: 1, quantity: 1 }], false)).toBe(600);
  });
});
