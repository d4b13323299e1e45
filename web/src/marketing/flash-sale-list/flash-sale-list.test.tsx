import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { FlashSale } from '#contract/marketing/flash-sale-record.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { flashSale, morning, pageOf } from '../sample-sales.ts';
import { FlashSaleList } from './flash-sale-list.tsx';

const slots = on(slotCalls.list, pageOf(morning));
const inRows = { ignore: '[role="tab"], [role="tab"] *' };
const show = (row: FlashSale) =>
  renderScreen(<FlashSaleList />, { wire: [on(preferenceCalls.get, null), slots, on(flashSaleCalls.list, pageOf(row))] });

describe('the list of flash sales', () => {
  it('says when they run, at which price, and how many are left', async () => {
    show(flashSale());
    for (const text of ['上午场', '08:00 - 12:00', '2026-11-20 -', '2026-11-21', '¥7.00', '¥10.00', '已结束'])
      expect(await screen.findByText(text, inRows)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });

  it('says on a phone, too, whether it runs and how many are left', async () => {
    setWidth(390);
    const { container } = show(flashSale({ stopTime: new Date() }));
    expect(await screen.findByText('进行中', inRows)).toBeTruthy();
    expect(container.textContent).toMatch(/限量剩余\s*4/);
  });

  it('asks for those of one state by its tab', async () => {
    const { user, sent } = show(flashSale());
    for (const name of ['未开始', '已结束']) await user.click(await screen.findByRole('tab', { name }));
    await waitFor(() => expect(sent(flashSaleCalls.list).map(({ state }) => String(state))).toEqual(['undefined', '1', '-1']));
  });

  it('offers to delete what does not run, and to change what is off', async () => {
    const waiting = show(flashSale({ killStatus: 1 }));
    await waiting.user.click(await screen.findByRole('button', { name: '更多' }));
    expect(await screen.findByRole('button', { name: '删除' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    cleanup();

    const { user, address } = show(flashSale({ status: false, killStatus: 0 }));
    await user.click(await screen.findByRole('button', { name: '更多' }));
    expect(await screen.findByRole('button', { name: '删除' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '编辑' }));
    expect(address()).toBe('/marketing/seckill/creatSeckill/updeta/4/9');
  });

  it('leads to a copy, of one that runs too', async () => {
    const { user, address } = show(flashSale());
    await user.click(await screen.findByRole('button', { name: '复制' }));
    expect(address()).toBe('/marketing/seckill/creatSeckill/copy/4/9');
  });

  itIsAList({
    screen: <FlashSaleList />,
    wire: [slots],
    call: flashSaleCalls.list,
    some: pageOf(flashSale()),
    row: '秒杀马克杯',
    none: pageOf<FlashSale>(),
    empty: /^还没有秒杀商品/,
    filter: 'status=1',
    search: ['商品搜索', 'keywords'],
    reader: { may: ['admin:seckill:list', 'admin:seckill:info'], lacks: ['添加秒杀商品', '编辑', '复制', '更多', '删除'] },
  });
});
