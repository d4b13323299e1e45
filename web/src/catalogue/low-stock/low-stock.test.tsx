import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type LowStockNotice, lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LowStockList } from './low-stock-list.tsx';
import { LowStock } from './low-stock.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const notice = (id: number, refillTime: Date | null = null): LowStockNotice => ({
  id,
  productId: id,
  storeName: `搪瓷杯 ${id}`,
  image: '',
  stock: 12,
  fellTo: 19,
  threshold: 20,
  createTime: at,
  refillTime,
});
const pageOf = (...list: LowStockNotice[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the news of low stock on the home page', () => {
  it('leads to the product and to all of it', async () => {
    renderScreen(<LowStock />, { wire: [on(lowStockCalls.list, pageOf(notice(7)))] });

    expect((await screen.findByRole('link', { name: '搪瓷杯 7' })).getAttribute('href')).toBe('/store/index?type=4&keywords=7');
    expect(screen.getByRole('link', { name: '全部 1 条' }).getAttribute('href')).toBe('/store/stock');
    expect(screen.getByText('剩 12 件，警戒 20 件')).toBeTruthy();
    expect(screen.getByRole('region', { name: '未处理提醒' })).toBeTruthy();
  });

  it('takes no place when there is none, or for those who may not', () => {
    const { container } = renderScreen(<LowStock />, { may: [] });
    expect(container.textContent).toBe('');
  });
});

describe('the list of low stock', () => {
  const show = (...list: LowStockNotice[]) =>
    renderScreen(<LowStockList />, {
      wire: [on(preferenceCalls.get, null), on(lowStockCalls.list, pageOf(...list)), on(stockCalls.proof, null)],
    });

  it('opens with what waits for goods', async () => {
    const { sent, container } = show(notice(1), notice(2, at));

    expect(await screen.findByText('搪瓷杯 1')).toBeTruthy();
    expect(screen.getByText('待补货')).toBeTruthy();
    expect(screen.getByText('已补货')).toBeTruthy();
    expect(sent(lowStockCalls.list)[0]).toMatchObject({ open: true });
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('leads the warehouse, which sees no products, to the ledger alone', async () => {
    const nothing = { page: 1, limit: 20, totalPage: 0, total: 0, list: [] };
    const { user, sent } = renderScreen(<LowStockList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(lowStockCalls.list, pageOf(notice(1))),
        on(stockCalls.list, nothing),
        on(stockCalls.proof, null),
      ],
      may: ['admin:product:stock:list', 'admin:product:stock:ledger'],
    });

    expect(await screen.findByText('搪瓷杯 1')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '搪瓷杯 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '库存流水' }));

    expect(await screen.findByText('库存还没有变动过')).toBeTruthy();
    expect(sent(stockCalls.list)[0]).toMatchObject({ productId: 1 });
  });

  itIsAList({
    screen: <LowStockList />,
    call: lowStockCalls.list,
    wire: [on(stockCalls.proof, null)],
    some: pageOf(notice(1)),
    row: '搪瓷杯 1',
    none: pageOf(),
    empty: '没有跌到警戒库存的商品',
  });
});
