import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type StockEntry, stockCalls } from '#contract/catalogue/stock.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { coloured } from '../product/sample-products.ts';
import { LedgerButton } from './ledger-button.tsx';
import { signed } from './ledger-table.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const entry = (id: number, more: Partial<StockEntry> = {}): StockEntry => ({
  id,
  productId: 2,
  skuId: 21,
  suk: '红,L',
  delta: -3,
  sold: 3,
  balance: 17,
  cause: 'order',
  causeLabel: '下单',
  actor: '经由 小程序',
  orderId: 5,
  orderNo: 'order12345',
  note: '',
  createTime: at,
  ...more,
});
const pageOf = (...list: StockEntry[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const sound = { createTime: at, checked: 120, differing: 0, gaps: [] };

const show = async (wire: Answering[] = [], isLimited = false) => {
  const view = renderScreen(<LedgerButton product={coloured(2)} />, {
    isLimited,
    wire: [
      on(stockCalls.list, pageOf(entry(2), entry(1, { delta: 20, balance: 20, orderNo: null }))),
      on(stockCalls.proof, sound),
      ...wire,
    ],
  });
  await view.user.click(screen.getByRole('button', { name: '库存流水' }));
  await screen.findByRole('dialog', {}, { timeout: 5000 });
  return view;
};

describe('the ledger of a product', () => {
  it('says what moved, what was left, who did it, and leads to the order', async () => {
    await show();

    expect(await screen.findByText('−3')).toBeTruthy();
    expect(screen.getByText('+20')).toBeTruthy();
    expect(screen.getAllByText('红 / L').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'order12345' }).getAttribute('href')).toBe('/order/index?open=order12345');
  });

  it('asks for one cause when one is chosen', async () => {
    const { user, sent } = await show();

    await user.click(screen.getByRole('combobox', { name: '变动原因' }));
    await user.click(await screen.findByTitle('改库存'));

    await waitFor(() => expect(sent(stockCalls.list).at(-1)).toMatchObject({ productId: 2, cause: 'patch', page: 1 }));
  });

  it('asks for the days that are chosen', async () => {
    const { user, sent } = await show();
    expect(sent(stockCalls.list)[0]).not.toHaveProperty('dateLimit');

    await user.click(screen.getByRole('combobox', { name: '时间' }));
    await user.click(await screen.findByTitle('最近 7 天'));

    await waitFor(() => expect(sent(stockCalls.list).at(-1)).toMatchObject({ productId: 2, dateLimit: 'lately7', page: 1 }));
  });

  it('says nothing of the proof of last night while stock is right', async () => {
    const { sent } = await show();
    await waitFor(() => expect(sent(stockCalls.proof)).toHaveLength(1));
    expect(document.querySelector('.ledger-proof')).toBeNull();
  });

  it('asks for no proof of all products for somebody who sees those of a shop alone', async () => {
    const { sent } = await show([], true);
    expect(await screen.findByText('−3')).toBeTruthy();
    expect(sent(stockCalls.proof)).toEqual([]);
  });

  it('names the figures that differ', async () => {
    const gaps = [{ noun: 'sku', id: 21, stock: 9, entries: 7, name: '棉布拖鞋 红' }];
    await show([on(stockCalls.proof, { ...sound, differing: 1, gaps })]);
    expect(await screen.findByText(/1 项不一致：棉布拖鞋 红（显示 9，流水 7）/)).toBeTruthy();
  });

  it('is empty in words, and passes an accessibility check', async () => {
    const { baseElement } = await show([on(stockCalls.list, pageOf()), on(stockCalls.proof, null)]);
    expect(await screen.findByText('库存还没有变动过')).toBeTruthy();
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it('is absent for those who may not see products', () => {
    renderScreen(<LedgerButton product={coloured(2)} />, { may: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [5, '+5'],
    [-5, '−5'],
    [0, '0'],
  ])('writes %d as %s', (delta, text) => expect(signed(delta)).toBe(text));
});
