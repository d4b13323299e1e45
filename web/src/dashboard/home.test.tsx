import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderChartCalls } from '#contract/orders/statistics.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { Home } from './home.tsx';

const counts = (all: number) => ({
  all,
  unPaid: 3,
  notShipped: 5,
  spike: 0,
  bargain: 0,
  complete: 0,
  toBeWrittenOff: 0,
  refunding: 2,
  refunded: 0,
  deleted: 0,
  refundStatus: null,
});

const orderChart = {
  quality: { '11-20': 1, '11-21': 2, '11-22': 0 },
  price: { '11-20': 500, '11-21': 31_250, '11-22': 1250 },
};

const refunds = { quality: { '11-21': 0, '11-22': 1 }, price: { '11-21': 0, '11-22': 500 } };

const show = (scene = {}) =>
  renderScreen(<Home />, {
    wire: [
      on(orderCalls.statusNum, ({ dateLimit }) => counts(dateLimit === 'today' ? 12 : 1200)),
      on(orderCalls.list, { page: 1, limit: 8, total: 0, totalPage: 0, list: [] }),
      on(orderChartCalls.days, orderChart),
      on(orderChartCalls.refunds, { ...refunds, preQuality: {}, prePrice: {} }),
      on(productCalls.tabs, [{ count: 7, name: '警戒库存', type: 4 }]),
    ],
    ...scene,
  });

describe('the home page', () => {
  it('leads from every figure to the list behind it', async () => {
    show();
    await waitFor(() => expect(screen.getByRole('link', { name: /待发货/ }).textContent).toContain('5'));
    expect(screen.getByRole('link', { name: /待发货/ }).getAttribute('href')).toBe('/order/index?status=notShipped');
    expect(screen.getByRole('link', { name: /退款申请/ }).getAttribute('href')).toBe('/order/index?status=refunding');
    expect(screen.getByRole('link', { name: /库存不足/ }).getAttribute('href')).toBe('/store/index?type=4');
  });

  it('holds today against yesterday', async () => {
    show();
    expect(await screen.findByText('昨日 1,200，少 1,188 单')).toBeTruthy();
    const text = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    await waitFor(() => expect(text(/今日销售额/)).toContain('¥12.50昨日 ¥312.50　↓ 96%'));
    expect(text(/^支付订单/)).toContain('0昨日 2　↓ 100%');
    expect(text(/^退款\s*¥/)).toContain('¥5.00昨日 ¥0.00　–');
    expect(screen.getByRole('link', { name: /^退款\s*¥/ }).getAttribute('href')).toBe('/order/index?status=refunded');
  });

  it('asks for nothing a person may not see', async () => {
    const { sent } = show({ may: ['admin:order:list', 'admin:order:status:num'] });
    await screen.findByRole('link', { name: /待发货/ });
    expect(screen.queryByRole('link', { name: /库存不足/ })).toBeNull();
    expect(sent(productCalls.tabs)).toEqual([]);
  });

  it('tells those with nothing to do whom to ask', async () => {
    show({ may: [] });
    expect(await screen.findByText(/请联系管理员/)).toBeTruthy();
  });

  it('shows no money to those who may not see amounts', async () => {
    const { sent } = show({
      wire: [on(orderChartCalls.days, { ...orderChart, price: null })],
      may: [orderChartCalls.days.permission],
    });
    await screen.findByText('订单量（单）');

    expect(screen.queryByRole('region', { name: '今日经营' })).toBeNull();
    expect(sent(orderChartCalls.refunds)).toEqual([]);
  });

  it('passes an accessibility check', async () => {
    const { container } = show();
    await screen.findByText(/还没有订单/);
    expect(await complaintsOf(container)).toEqual([]);
  });
});
