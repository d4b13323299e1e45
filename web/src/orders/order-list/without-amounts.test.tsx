import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OrderList } from './order-list.tsx';
import { infoWithoutAmounts, orderRow, rowWithoutAmounts } from '../../../test/sample-orders.ts';

const may = ['admin:order:list', 'admin:order:info', 'admin:order:send'];
const MONEY = /[¥￥]/;

const refund = {
  id: 1,
  refundNo: 'R1',
  amount: null,
  reason: '与描述不符',
  state: 'failed' as const,
  restock: false,
  byHand: false,
  actor: '站长',
  failure: null,
  createTime: new Date('2026-11-20T07:00:00Z'),
  doneTime: null,
  lines: [],
};

const pageOf = (row = rowWithoutAmounts()) => on(orderCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [row] });
const wire = [
  on(preferenceCalls.get, null),
  pageOf(),
  on(orderCalls.info, infoWithoutAmounts()),
  on(refundCalls.listRefunds, [refund]),
];

describe('to somebody who may not see amounts', () => {
  it('the list has no column for them', async () => {
    const { container } = renderScreen(<OrderList />, { wire, may });

    expect(await screen.findByText('红,大 × 2')).toBeTruthy();
    expect(screen.getByText('订单状态')).toBeTruthy();
    expect(screen.queryByText('实际支付')).toBeNull();
    expect(container.textContent).not.toMatch(MONEY);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('an opened order says what to pack, and nothing of its price', async () => {
    renderScreen(<OrderList />, { wire, may, at: '/order/index?open=SO202611200007' });

    expect(await screen.findByRole('region', { name: '退款记录' })).toBeTruthy();
    expect(screen.getByText('× 2')).toBeTruthy();
    expect(screen.getByText('北京市 海淀区 西三环北路 1 号')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '金额' })).toBeNull();
    expect(document.body.textContent).not.toMatch(MONEY);
  });

  it('the newest orders come without', async () => {
    const { container } = renderScreen(<LatestOrders />, { wire, may });

    expect(await screen.findByText('王小明')).toBeTruthy();
    expect(container.textContent).not.toMatch(MONEY);
  });
});

describe('to somebody who may', () => {
  it('the newest orders come with their amounts', async () => {
    renderScreen(<LatestOrders />, { wire: [pageOf(orderRow())], may: [...may, 'admin:order:money'] });

    expect(await screen.findByText('¥12.00')).toBeTruthy();
  });
});
