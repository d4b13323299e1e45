import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { Bargain } from '#contract/marketing/bargain-record.ts';
import { bargainCalls, bargainExportCalls } from '#contract/marketing/bargains.ts';
import { clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { bargain } from '../sample-bargains.ts';
import { clash } from '../sample-clashes.ts';
import { pageOf } from '../sample-sales.ts';
import { BargainList } from './bargain-list.tsx';

const show = (row: Bargain, at = '/', more: readonly Answering[] = [], scene = {}) =>
  renderScreen(<BargainList />, {
    ...scene,
    at,
    wire: [
      ...more,
      on(preferenceCalls.get, null),
      on(bargainCalls.list, pageOf(row)),
      on(bargainCalls.updateStatus, null, { change: 5 }),
      on(bargainExportCalls.bargainSheet, { fileName: 'https://shop.test/files/a.xlsx' }),
    ],
  });

describe('the list of bargains', () => {
  it('says prices, people, what is left, and leads to the form', async () => {
    const { user, address } = show(bargain({ status: false }));
    for (const text of ['¥10.00', '¥4.00', '12', '34', '3', '2026-11-20 -', '2026-11-21'])
      expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '编辑' }));
    expect(address()).toBe('/marketing/bargain/creatBargain/9');
  });

  it('leads to a copy, of one that runs too', async () => {
    const { user, address } = show(bargain({ stopTime: new Date() }));
    await user.click(await screen.findByRole('button', { name: '复制' }));
    expect(address()).toBe('/marketing/bargain/creatBargain/9/copy');
  });

  it('shows what runs, and offers neither to change nor to delete it', async () => {
    show(bargain({ stopTime: new Date() }));
    expect(await screen.findByRole('button', { name: '查看' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /编辑|删除/ })).toBeNull();
  });

  it.each([
    ['已结束', {}],
    ['已结束', { status: false }],
    ['进行中', { stopTime: new Date() }],
    ['已关闭', { stopTime: new Date(), status: false }],
    ['未开始', { startTime: new Date(Date.now() + 86_400_000), stopTime: new Date(Date.now() + 86_400_000) }],
  ])('says that it is %s, whatever its switch says: %j', async (state, row) => {
    show(bargain(row));
    expect(await screen.findByText(state, { ignore: '[role="tab"], [role="tab"] *' })).toBeTruthy();
  });

  it.each([
    [1, '商品已下架'],
    [2, '商品已删除'],
    [3, '规格已更换'],
  ])('marks one whose product cannot be bought (%i): %s', async (goodsState, mark) => {
    show(bargain({ goodsState }));
    expect(await screen.findByText(mark)).toBeTruthy();
  });

  it('says what switching off ends, where somebody takes part, before another server, which keeps no reason', async () => {
    const { user, sent } = show(bargain(), '/', [], { isWireOnly: true });
    await user.click(await screen.findByRole('switch', { name: '开启砍价马克杯' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^确定关闭？/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(sent(bargainCalls.updateStatus)).toEqual([{ id: 9, status: false }]));
  });

  it('asks why one that runs is closed, and says so below its name', async () => {
    const running = bargain({ stopTime: new Date() });
    const { user, sent } = show(running);
    const flip = async () => user.click(await screen.findByRole('switch', { name: '开启砍价马克杯' }));
    await flip();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^还没有砍到底价的砍价会结束/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '仍然关闭' }));
    expect(await screen.findByText('请写一句为什么关闭')).toBeTruthy();
    await giveReason(user, '关闭', '货不够了');
    await waitFor(() => expect(sent(bargainCalls.updateStatus)).toEqual([{ id: 9, status: false, stopReason: '货不够了' }]));
  });

  it('says why it was closed, as long as it is', async () => {
    const closed = show(bargain({ status: false, stopReason: '货不够了' }));
    expect(await screen.findByText('关闭原因：货不够了')).toBeTruthy();
    closed.unmount();
    show(bargain({ stopReason: '货不够了' }));
    await screen.findByText('砍价马克杯');
    expect(screen.queryByText(/关闭原因/)).toBeNull();
  });

  it('is closed at once where nobody is in it any more', async () => {
    const { user, sent } = show(bargain({ countPeopleAll: 0 }));
    await user.click(await screen.findByRole('switch', { name: '开启砍价马克杯' }));
    await waitFor(() => expect(sent(bargainCalls.updateStatus)).toEqual([{ id: 9, status: false }]));
  });

  it('asks for the reason for what it would clash with before it is switched on', async () => {
    const told = clash({
      kind: clashKinds.belowCost,
      activity: { id: 9, kind: 2, title: '砍价马克杯', timeId: null },
      other: null,
      skus: [{ suk: '白', price: 400, cost: 500, usual: 1000 }],
    });
    const { user, sent } = show(bargain({ status: false }), '/', [on(clashCalls.checkBargainOn, [told])]);
    const flip = async () => user.click(await screen.findByRole('switch', { name: '开启砍价马克杯' }));
    await flip();
    const dialog = await screen.findByRole('dialog');
    expect(document.querySelector('.ant-switch-loading')).toBeTruthy();
    expect(within(dialog).getByText('开启前请看一眼')).toBeTruthy();
    expect(within(dialog).getByText('“白”卖 ¥4.00，低于成本 ¥5.00')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');

    await flip();
    await giveReason(user, '开启', '清仓');
    await waitFor(() => expect(sent(bargainCalls.updateStatus)).toEqual([{ id: 9, status: true, clashReason: '清仓' }]));
    expect(sent(clashCalls.checkBargainOn)).toEqual([{ id: 9 }, { id: 9 }]);
  });

  it('is switched on at once where nothing clashes, and before another server, which looks for nothing', async () => {
    const free = show(bargain({ status: false }), '/', [on(clashCalls.checkBargainOn, [])]);
    await free.user.click(await screen.findByRole('switch', { name: '开启砍价马克杯' }));
    await waitFor(() => expect(free.sent(bargainCalls.updateStatus)).toHaveLength(1));
    free.unmount();
    const plain = show(bargain({ status: false }), '/', [], { isWireOnly: true });
    await plain.user.click(await screen.findByRole('switch', { name: '开启砍价马克杯' }));
    await waitFor(() => expect(plain.sent(bargainCalls.updateStatus)).toEqual([{ id: 9, status: true }]));
  });

  it('opens a workbook of what the filters show', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, sent } = show(bargain(), '/?status=1&keywords=杯');
    await user.click(await screen.findByRole('button', { name: '导出' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://shop.test/files/a.xlsx'));
    expect(sent(bargainExportCalls.bargainSheet)).toMatchObject([{ status: true, keywords: '杯' }]);
    open.mockRestore();
  });

  itIsAList({
    isInBrowser: true,
    screen: <BargainList />,
    call: bargainCalls.list,
    some: pageOf(bargain()),
    row: '砍价马克杯',
    none: pageOf<Bargain>(),
    empty: /^还没有砍价商品/,
    filter: 'status=1',
    search: ['商品搜索', 'keywords'],
    reader: {
      may: ['admin:bargain:list', 'admin:bargain:info'],
      lacks: ['添加砍价商品', '导出', '编辑', '复制', '更多', '删除'],
    },
  });
});
