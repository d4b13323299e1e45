import { screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { productScheduleRefusals, scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { coloured, product } from '../product/sample-products.ts';
import { momentOf } from '#web/ui/inputs/moment-input.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { planText } from './columns.tsx';
import { ScheduleList } from './schedule-list.tsx';

type ScheduleRow = Answer<typeof scheduleCalls.list>['list'][number];

const planned: ScheduleRow = {
  id: 4,
  productId: 1,
  storeName: '搪瓷杯',
  image: '',
  act: 'price',
  suk: '红',
  price: 990,
  isEnd: false,
  at: new Date('2026-11-21T16:00:00Z'),
  state: 'planned',
  reason: '',
  adminName: '站长',
};
const listed = (...list: ScheduleRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const days = [
  { day: '2026-11-20', count: 0 },
  { day: '2026-11-22', count: 2 },
];

const show = (wire: Answering[] = [], scene = {}) =>
  renderScreen(<ScheduleList />, {
    wire: [on(preferenceCalls.get, null), on(scheduleCalls.list, listed(planned)), on(scheduleCalls.days, days), ...wire],
    ...scene,
  });

describe('the words of a plan', () => {
  it.each([
    [{ act: 'on', isEnd: false, suk: '', price: null }, '上架'],
    [{ act: 'off', isEnd: true, suk: '', price: null }, '到期下架'],
    [{ act: 'price', isEnd: false, suk: '红', price: 990 }, '红 改价为 ¥9.90'],
    [{ act: 'price', isEnd: true, suk: '', price: null }, '恢复原价'],
  ] as const)('say what happens: %#', (row, words) => {
    expect(planText(row)).toBe(words);
  });
});

describe('the plans', () => {
  it('are shown with the days they fall on, and a day shows its own', async () => {
    const { user, sent, container } = show();
    expect(await screen.findByText('红 改价为 ¥9.90')).toBeTruthy();
    expect(sent(scheduleCalls.list)[0]).toMatchObject({ state: 'planned' });
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(await screen.findByText('2 项'));
    await waitFor(() => expect(sent(scheduleCalls.list).at(-1)).toMatchObject({ day: '2026-11-22' }));
  });

  it('are cancelled from their row, and that can be taken back', async () => {
    const { user, sent, notes } = show([on(scheduleCalls.cancel, null, { change: 9 })]);
    await user.click(await screen.findByRole('button', { name: '取消任务' }));
    expect(sent(scheduleCalls.cancel)).toEqual([{ id: 4 }]);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已取消定时任务' }]));
  });

  it('are none at first, with the way to begin', async () => {
    show([on(scheduleCalls.list, listed())]);
    expect(await screen.findByText(/^暂无定时任务/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '去商品列表' })).toBeTruthy();
  });

  it('that failed say why, and have nothing to cancel', async () => {
    show([on(scheduleCalls.list, listed({ ...planned, state: 'failed', reason: '商品已删除' }))], { at: '/?state=failed' });
    expect(await screen.findByText('商品已删除')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '取消任务' })).toBeNull();
  });

  itIsAList({
    screen: <ScheduleList />,
    call: scheduleCalls.list,
    wire: [on(scheduleCalls.days, days)],
    some: listed(planned),
    row: '搪瓷杯',
    none: listed(),
    empty: /^暂无定时任务/,
    filter: 'day=2026-11-22',
    reader: { may: ['admin:product:schedule:list'], lacks: ['取消任务'] },
  });
});

describe('planning', () => {
  const open = (wire: Answering[] = [], row = product(1)) =>
    renderScreen(<ScheduleDialog product={row} onClose={vi.fn<() => void>()} />, { wire });

  it('asks for the time and, of a price, for the price', async () => {
    const { user, sent } = open([on(scheduleCalls.save, null)]);
    await user.click(screen.getByRole('radio', { name: '改价' }));
    await user.click(screen.getByRole('button', { name: '创建定时' }));
    expect(await screen.findByText(productScheduleRefusals.NO_PRICE().message)).toBeTruthy();
    expect(sent(scheduleCalls.save)).toEqual([]);
  });

  it('takes the minute by the clock of the shop, wherever the browser stands', () => {
    expect(momentOf(dayjs('2030-01-31 08:00:59'))).toEqual(new Date('2030-01-31T00:00:00Z'));
  });

  it('offers the SKUs of a product that has several', async () => {
    const { user } = open([], coloured(2));
    expect(screen.queryByLabelText('规格')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '改价' }));
    expect(await screen.findByLabelText('规格')).toBeTruthy();
  });
});
