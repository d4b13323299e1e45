import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../../../test/axe.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { FigureCard } from '../chart/figure-card.tsx';
import { inYuan } from '../chart/measure.ts';
import { SumStrip } from '../list-parts/sum-strip.tsx';
import type { Why } from './why.ts';

const why: Why = {
  counts: '用户今天为订单付的钱',
  of: '今天付款的订单',
  without: '充值',
  parts: [
    ['余额支付', '¥12.00'],
    ['微信支付', undefined],
  ],
};
const card = <FigureCard label="今日营业额" value={123_400} measure={inYuan} why={why} to="/order/index?dateLimit=today" />;
const answer = () => screen.queryByText('今日营业额怎样算');

describe('a figure', () => {
  it('says on its link, by the space bar, how it is counted, of which rows, without what, and leads to them', async () => {
    const { user, container } = renderScreen(card);
    await user.tab();
    await user.keyboard(' ');
    expect(await screen.findByText('用户今天为订单付的钱')).toBeTruthy();
    for (const text of ['今天付款的订单', '充值', '余额支付', '¥12.00', '截至']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('微信支付')).toBeNull();
    const rows = screen.getByRole('link', { name: '查看明细' });
    expect(rows.getAttribute('href')).toBe('/order/index?dateLimit=today');
    await waitFor(() => expect(document.activeElement).toBe(rows));
    expect(await complaintsOf(container)).toEqual([]);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(answer()).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^今日营业额/);
  });

  it('says so under a mouse that rests there, and by a tap on its mark', async () => {
    const { user } = renderScreen(card);
    await user.hover(screen.getByText('今日营业额'));
    await waitFor(() => expect(answer()).toBeTruthy());
    await user.unhover(screen.getByText('今日营业额'));
    await waitFor(() => expect(answer()).toBeNull());
    await user.click(screen.getByRole('button', { name: '今日营业额怎样算' }));
    await waitFor(() => expect(answer()).toBeTruthy());
    await user.click(screen.getByRole('button', { name: '今日营业额怎样算' }));
    await waitFor(() => expect(answer()).toBeNull());
  });
});

describe('a sum of a strip', () => {
  const strip = (
    <SumStrip of={[['订单金额', '¥1,234.00', { ...why, place: { to: '/order/index', needs: 'admin:order:list' } }]]} />
  );

  it('is a button that says how it is counted, with the rows for who may see them', async () => {
    const { user, container } = renderScreen(strip, { may: ['admin:order:list'] });
    await user.tab();
    await user.keyboard(' ');
    expect(await screen.findByText('订单金额怎样算')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看明细' }).getAttribute('href')).toBe('/order/index');
    expect(await complaintsOf(container)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('订单金额怎样算')).toBeNull());
  });

  it('leads nowhere for who may not', async () => {
    const { user } = renderScreen(strip, { may: ['admin:user:list'] });
    await user.click(screen.getByRole('button', { name: '¥1,234.00' }));
    expect(await screen.findByText('订单金额怎样算')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '查看明细' })).toBeNull();
  });
});
