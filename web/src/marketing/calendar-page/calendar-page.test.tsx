import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Planned, calendarCalls, plannedKinds } from '#contract/marketing/calendar.ts';
import type { Clash } from '#contract/marketing/clashes.ts';
import { HOUR } from '#contract/durations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { clash } from '../sample-clashes.ts';
import { CalendarPage } from './calendar-page.tsx';
import { LANES, fromToday, layWeeks, onDay, weeksBefore } from './lay-weeks.ts';
import { whyStays } from './why-stays.ts';
import { dayName, monthOn } from './words.ts';

const inDays = (days: number) => startOfDay(new Date(), days);
const coming = inDays(2);
const month = showDay(coming).slice(0, 7);
const planned = (overrides: Partial<Planned> = {}): Planned => ({
  kind: plannedKinds.flashSale,
  id: 9,
  title: '早市马克杯',
  from: coming,
  until: inDays(5),
  isOn: true,
  timeId: 4,
  slot: null,
  isMovable: true,
  ...overrides,
});
const answered = (list: Planned[], total = list.length) => [{ kind: plannedKinds.flashSale, total, list }];
const show = (
  list: Planned[],
  { total, at = `/?month=${month}`, clashes = [] }: { total?: number; at?: string; clashes?: Clash[] } = {},
) =>
  renderScreen(<CalendarPage />, {
    at,
    wire: [
      on(preferenceCalls.get, null),
      on(calendarCalls.month, answered(list, total)),
      on(calendarCalls.move, null),
      on(calendarCalls.checkMove, clashes),
    ],
  });
const told = clash({
  activity: { id: 9, kind: 1, title: '早市马克杯', timeId: 4 },
  other: { id: 3, kind: 3, title: '拼团马克杯', timeId: null },
  skus: [{ suk: '默认', price: 900, cost: 500, usual: 500 }],
  days: [coming],
});
const bar = () => screen.findAllByRole('link', { name: /早市马克杯/ });

describe('the weeks of a month', () => {
  it('that is not over begin with the week of today', () => {
    const begin = (today: string) => weeksBefore(layWeeks([], '2026-11'), today, '2026-11').map(({ days }) => days[0]);

    expect(begin('2026-11-15')).toEqual(['2026-10-26', '2026-11-02']);
    expect(begin('2026-11-16')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
    expect(begin('2026-12-15')).toEqual([]);
  });

  const at = (day: string) => new Date(`${day}T00:00:00+08:00`);
  const november = (first: string, after: string | null, id = 1) =>
    planned({ id, from: at(first), until: after === null ? null : at(after) });

  it('lay a record over its days, cut where a week ends', () => {
    const weeks = layWeeks([november('2026-11-27', '2026-12-02')], '2026-11');

    expect(weeks.map(({ days }) => days[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeks.flatMap(({ bars }, week) => bars.map(({ first, last, begins }) => [week, first, last, begins]))).toEqual([
      [4, 4, 6, true],
      [5, 0, 1, false],
    ]);
  });

  it('use a row again, and count what finds none', () => {
    const crowd = Array.from({ length: LANES + 2 }, (_, id) => november('2026-11-03', '2026-11-04', id));
    const [, week] = layWeeks([...crowd, november('2026-11-05', '2026-11-06', 99)], '2026-11');

    expect(week?.bars.find(({ item }) => item.id === 99)?.lane).toBe(0);
    expect(week?.hidden).toEqual([0, 2, 0, 0, 0, 0, 0]);
  });

  it('gives the room of a crowded week to what begins in it', () => {
    const running = Array.from({ length: LANES + 1 }, (_, id) => november('2026-11-02', '2026-11-29', id));
    const begins = november('2026-11-11', '2026-11-12', 99);
    const [, , week] = layWeeks([...running, begins], '2026-11');
    expect(week?.bars.find(({ item }) => item.id === 99)).toMatchObject({ first: 2, last: 2, lane: 0, begins: true });
    expect(week?.bars).toHaveLength(LANES);
    expect(week?.hidden).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('know what lies on a day, also what never ends and what happens at once', () => {
    const [always, once] = [november('2026-11-01', null, 1), planned({ id: 2, from: at('2026-11-20'), until: at('2026-11-20') })];

    expect(onDay([once, always], at('2026-11-20')).map(({ id }) => id)).toEqual([2, 1]);
    expect(onDay([once, always], at('2026-11-21')).map(({ id }) => id)).toEqual([1]);
  });

  it('begin with today on a phone, in its month', () => {
    const days = ['03', '20', '25'].map((day) => [`2026-11-${day}`, null] as const);
    expect(fromToday(days, '2026-11-20').map(([day]) => day.slice(8))).toEqual(['20', '25', '03']);
    expect(fromToday(days, '2026-11-30').map(([day]) => day.slice(8))).toEqual(['25', '20', '03']);
    expect(fromToday(days, '2026-12-01')).toBe(days);
  });

  it('go on over the end of a year', () => {
    expect([monthOn('2026-12', 1), monthOn('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('the calendar', () => {
  it('leads to each record, and to the list of what it does not show', async () => {
    const { container } = show([planned()], { total: 63 });

    expect((await bar())[0]?.getAttribute('href')).toBe('/marketing/seckill/creatSeckill/updeta/4/9');
    expect(screen.getByRole('link', { name: '到列表查看' }).getAttribute('href')).toBe('/marketing/seckill/list');
    expect(screen.getByText(/秒杀还有 62 项没有列出/)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('names what runs all through the month above it', async () => {
    show([planned({ from: inDays(-80), until: null, kind: plannedKinds.claim, isMovable: false })]);

    expect(await bar()).toHaveLength(1);
    expect((await bar())[0]?.getAttribute('href')).toBe(`/marketing/coupon/list?name=${encodeURIComponent('早市马克杯')}`);
  });

  it('says of an article when customers will see it, and of a hidden one that they do not', async () => {
    const at = new Date(coming.getTime() + 10 * HOUR);
    const article = { kind: plannedKinds.article, from: at, until: at, timeId: null };
    const { user } = show([planned(article), planned({ ...article, id: 10, title: '草稿', isOn: false })]);

    const [shown] = await bar();
    expect([shown?.textContent, shown?.getAttribute('href')]).toEqual([
      expect.stringMatching(/10:00 .*早市马克杯$/),
      '/content/articleCreat/9',
    ]);
    await user.click(screen.getByRole('button', { name: dayName(showDay(coming)) }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const word of ['待发布', '隐藏']) expect(drawer.getByText(word)).toBeTruthy();
  });

  const day = showDay(inDays(3)).startsWith(month) ? showDay(inDays(3)) : showDay(inDays(1));
  async function drag() {
    const [first] = await bar();
    fireEvent.dragStart(first ?? document.body, { dataTransfer: {} });
    await waitFor(() => expect(document.querySelector('[data-dragging]')).toBeTruthy());
    fireEvent.drop(screen.getByRole('button', { name: dayName(day) }));
  }

  it('moves what is dragged to the day it is dropped on', async () => {
    const { sent } = show([planned()]);
    await drag();

    await waitFor(() => expect(sent(calendarCalls.move)).toEqual([{ kind: 1, id: 9, day, clashReason: '' }]));
    expect(sent(calendarCalls.checkMove)).toEqual([{ kind: 1, id: 9, day }]);
  });

  it('tells what clashes on that day before it moves, and moves with a reason', async () => {
    const { user, sent } = show([planned()], { clashes: [told] });
    await drag();
    await screen.findByText(/与拼团“拼团马克杯”同时卖同一商品$/);
    await user.click(screen.getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(screen.queryByText('改期前请看一眼')).toBeNull());
    expect(sent(calendarCalls.move)).toEqual([]);

    await drag();
    await giveReason(user, '改期', '店长同意');
    await waitFor(() => expect(sent(calendarCalls.move)).toEqual([{ kind: 1, id: 9, day, clashReason: '店长同意' }]));
  });

  it('moves from the list of a day as well', async () => {
    const { user, sent } = show([planned()], { clashes: [told] });
    await bar();
    await user.click(screen.getByRole('button', { name: dayName(showDay(coming)) }));
    await user.click(await screen.findByRole('button', { name: '改期' }));
    await screen.findByText('改期：早市马克杯');
    const box = screen.getAllByRole('dialog').at(-1) ?? document.body;
    await user.click(within(box).getByRole('button', { name: '改期' }));
    await giveReason(user, '改期', '店长同意');

    const moved = { kind: 1, id: 9, day: showDay(coming), clashReason: '店长同意' };
    await waitFor(() => expect(sent(calendarCalls.move)).toEqual([moved]));
  });

  it('lets nothing move that may not', async () => {
    const { user, sent, notes } = show([planned({ isMovable: false })]);
    await drag();
    expect(notes).toMatchObject([{ kind: 'warning', text: '您没有修改这类活动的权限，请联系管理员' }]);
    expect(sent(calendarCalls.checkMove)).toEqual([]);
    await user.click(screen.getByRole('button', { name: dayName(showDay(coming)) }));

    await screen.findByText(dayName(showDay(coming)));
    expect(screen.queryByRole('button', { name: '改期' })).toBeNull();
  });

  it.each([
    ['已经开始，不能再改期', { from: inDays(-1), isMovable: false }, day],
    ['用券时间跟着领取时间走，请改领取时间', { kind: plannedKinds.use, isMovable: false }, day],
    ['不能改到今天以前，请选择今天或以后的日期', {}, showDay(inDays(-1))],
  ])('says why what is dragged stays: %s', (why, overrides, to) => {
    const bar = { item: planned(overrides), first: 0, last: 0, lane: 0, begins: true };
    const now = new Date();
    expect(whyStays(bar, to, showDay(now), now)).toBe(why);
    expect(whyStays({ ...bar, item: planned(), begins: false }, day, showDay(now), now)).toMatch(/^请拖动/);
  });

  it('says that there is nothing', async () => {
    show([]);
    expect(await screen.findByText(/^这个月没有安排/)).toBeTruthy();
  });

  it('turns to the next month', async () => {
    const { user, sent } = show([planned()], { at: '/?month=2026-12' });
    await user.click(await screen.findByRole('button', { name: '下个月' }));

    await waitFor(() => expect(sent(calendarCalls.month).at(-1)).toEqual({ month: '2027-01' }));
  });
});
