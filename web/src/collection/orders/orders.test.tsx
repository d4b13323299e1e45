import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { Collected, CollectedRow, OutsideOrder } from '#contract/collection/collected-order-record.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CollectedForm } from './collected-form.tsx';
import { CollectedList } from './collected-list.tsx';
import { OrdersPage } from './orders-page.tsx';
import { OutsideList } from './outside-list.tsx';

const { list, listOutside, collectMany, count, info, update, confirm } = collectedOrderCalls;
const at = new Date('2026-09-20T06:05:00Z');
const row: CollectedRow = {
  id: 7,
  source: 'guotie',
  externalNo: 'GT1',
  externalStatus: '待发货',
  isPaid: true,
  shopId: 0,
  buyerUnit: '杭州工务段',
  buyerName: '王小明',
  amount: 8980,
  freight: 1000,
  orderedAt: at,
  state: 0,
  orderNo: '',
  message: '',
  createTime: at,
  updateTime: at,
  lines: 1,
  unmatched: 1,
};
const suggested = { productId: 3, attrValueId: 31, storeName: '手绘碗', suk: '青', image: '/a.png', price: 4500, stock: 8 };
const line = { externalSku: '8-1', name: '青花碗', spec: '青', price: 3990, num: 2, productId: null, attrValueId: null };
const { lines: _, unmatched: __, ...shared } = row;
const record: Collected = {
  ...shared,
  phone: '13800001234',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  address: '文三路 1 号',
  remark: '',
  items: [{ ...line, match: null, suggestions: [suggested] }],
  reports: [],
};
const outside: OutsideOrder = {
  externalNo: 'GT2',
  externalStatus: '待发货',
  isPaid: true,
  buyerUnit: '上海客运段',
  buyerName: '李雷',
  amount: 4900,
  orderedAt: at,
  collected: false,
  id: null,
  state: null,
};
const page = <T,>(...rows: T[]) => ({ page: 1, limit: 20, total: rows.length, totalPage: 1, list: rows });

const screens = (
  <Routes>
    <Route path="/order/crawingOrder" element={<OrdersPage />} />
    <Route path="/order/crawingOrder/:id/:isDisabled?" element={<CollectedForm />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);
const show = (path: string, wire: Answering[] = [], scene = {}) =>
  renderScreen(screens, {
    at: `/order/crawingOrder${path}`,
    wire: [
      on(preferenceCalls.get, null),
      on(count, [{ state: 0, count: 4 }]),
      on(list, page(row)),
      on(listOutside, page(outside)),
      on(info, record),
      ...wire,
    ],
    ...scene,
  });

describe('collected orders', () => {
  it('are shown by state, with how many wait', async () => {
    const { container } = show('');
    expect(await screen.findByText('杭州工务段')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('tab', { name: /待确认/ }).textContent).toContain('4'));
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('are not confirmed or left out by who may not', async () => {
    show('', [], { may: ['admin:crawing:order'] });
    await screen.findByText('杭州工务段');
    expect(screen.queryByRole('button', { name: '生成订单' })).toBeNull();
    expect(screen.queryByRole('tab', { name: '外部订单' })).toBeNull();
  });

  itIsAList({
    isInBrowser: true,
    screen: <CollectedList />,
    call: list,
    some: page(row),
    row: '杭州工务段',
    none: page(),
    empty: /^还没有采集的订单/,
    filter: 'keywords=x',
    search: ['外部单号、采购单位、收货人或订单号', 'keywords'],
  });
});

describe('orders of the outside mall', () => {
  it('are chosen and collected at once, and what failed is said with its number', async () => {
    const answer = { success: 0, fail: 1, list: [{ externalNo: 'GT2', id: null, message: '没有这个订单' }] };
    const { user, sent } = show('?tab=outside', [on(collectMany, answer)]);
    await screen.findByText('上海客运段');
    await user.click(screen.getAllByRole('checkbox').at(-1) ?? document.body);
    await user.click(await screen.findByRole('button', { name: '批量采集 1 个' }));
    await waitFor(() => expect(sent(collectMany)).toEqual([{ externalNos: ['GT2'] }]));
    expect(await screen.findByText('GT2：没有这个订单')).toBeTruthy();
  });

  itIsAList({
    isInBrowser: true,
    screen: <OutsideList />,
    call: listOutside,
    some: page(outside),
    row: '上海客运段',
    none: page(),
    empty: /^外部商城最近 7 天没有订单/,
    filter: 'status=x',
  });
});

describe('the form of a collected order', () => {
  it('matches a line by the suggestion, and saves it', async () => {
    const { user, sent } = show('/7', [on(update, null)]);
    await user.click(await screen.findByRole('combobox', { name: '青花碗 青的匹配' }));
    await user.click(await screen.findByText('手绘碗 青 · 库存 8'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(update)).toMatchObject([{ id: 7, buyerName: '王小明', items: [{ externalSku: '8-1', attrValueId: 31 }] }]),
    );
  });

  it('makes an order once every line is matched', async () => {
    const matched = { ...record, items: [{ ...line, productId: 3, attrValueId: 31, match: suggested, suggestions: [] }] };
    const refuse = () => {
      throw collectedOrderRefusals.AMOUNT();
    };
    const { user, notes } = show('/7', [on(info, matched), on(confirm, refuse)]);
    await user.click(await screen.findByRole('button', { name: '确认生成订单' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认生成订单' }));
    await waitFor(() => expect(notes.at(-1)?.text).toMatch(/^金额不一致/));
  });

  it('waits for the matches of all lines', async () => {
    show('/7');
    expect(await screen.findByRole('button', { name: '确认生成订单' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['asked to', '/7/1', record],
    ['an order was made of it', '/7', { ...record, state: 1, orderNo: 'order1' }],
  ])('is only looked at when %s', async (_case, path, found) => {
    show(path, [on(info, found)]);
    await screen.findByText('杭州工务段');
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: '确认生成订单' })).toBeNull();
  });
});
