import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#contract/call.ts';
import type { TimetableMark } from '#contract/dashboard/timetable-terms.ts';
import { timetableCalls } from '#contract/dashboard/timetable.ts';
import { DAY, HOUR } from '#contract/durations.ts';
import { readMoment } from '#contract/moment.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { layMarks } from './lay-marks.ts';
import { nextOf } from './next-list.tsx';
import { type ShownMark, shownMarks } from './shown-marks.ts';
import { Timetable } from './timetable.tsx';

const DAY_NAME = '2026-11-30';
const start = readMoment(DAY_NAME);
const at = (hour: number) => new Date(start.getTime() + hour * HOUR);
const mark = (kind: string, hour: number, overrides: Partial<TimetableMark> = {}): TimetableMark => ({
  kind,
  at: at(hour),
  until: null,
  count: 1,
  failed: 0,
  title: '',
  of: null,
  records: [],
  ...overrides,
});
const record = (id: number, title: string) => ({ id, title, at: at(14) });
type Day = Answer<typeof timetableCalls.day>;
const dayOf = (marks: TimetableMark[], overrides: Partial<Day> = {}): Day => ({
  day: DAY_NAME,
  kinds: ['pickUp'],
  marks,
  lacksPickUp: false,
  ...overrides,
});

const busy = [
  mark('schedule', 8, { records: [record(7, '上架：马克杯')] }),
  mark('shipDue', 9.1, { count: 3 }),
  mark('session', 10, { until: at(13), title: '早市', count: 2, of: 4, records: [record(1, '早市杯'), record(2, '连日杯')] }),
  mark('article', 14, { records: [record(9, '新品到')] }),
  mark('pickUp', 16.5, { count: 11 }),
  mark('cancelDue', 17.1, { count: 2 }),
];
const show = (answer: Day, scene = {}) => renderScreen(<Timetable />, { wire: [on(timetableCalls.day, answer)], ...scene });
const shown = (marks: TimetableMark[], now = at(12), may = () => true) => shownMarks(dayOf(marks), { now, may });

describe('marks of the day', () => {
  it('say what is done, what runs and what is late', () => {
    const words = shown(busy).map(({ time, text, meaning, standing }) => [time, text, meaning, standing]);
    expect(words).toEqual([
      ['08:00', '商品定时：上架：马克杯', 'rest', '已过'],
      ['09:06', '超时未发货 3 单', 'trouble', '已过'],
      ['10:00–13:00', '早市，2 件商品', 'underway', '进行中'],
      ['14:00', '文章发布：新品到', 'underway', ''],
      ['16:30', '揽收，11 单可赶上', 'waits', ''],
      ['17:06', '未付款自动取消 2 单', 'rest', ''],
    ]);
    expect(
      shown([mark('shipDue', 24), mark('couponSending', 13, { count: 2, failed: 1 })]).map(({ time, text }) => [time, text]),
    ).toEqual([
      ['24:00', '承诺发货 1 单'],
      ['13:00', '发券 2 次，1 次没有成功'],
    ]);
  });

  it('lead to exactly their orders, to the record, or to each of several', () => {
    const [planned, late, session, article] = shown(busy);
    expect(decodeURIComponent(planned?.to ?? '')).toBe(
      '/store/schedule?actsIn=2026-11-30 14:00:00,2026-11-30 14:15:00&productId=7',
    );
    expect(decodeURIComponent(late?.to ?? '')).toBe('/order/index?status=toSend&shipBy=2026-11-30 09:00:00,2026-11-30 09:15:00');
    expect(session?.records.map(({ title }) => title)).toEqual(['早市杯', '连日杯']);
    expect(article?.to).toBe('/content/articleCreat/9');
    const [, , list, articles] = shown(busy, at(12), () => false);
    expect([list?.to, articles?.to].map((to) => decodeURIComponent(to ?? ''))).toEqual([
      '/marketing/seckill/list?timeId=4&runsIn=2026-11-30 00:00:00,2026-12-01 00:00:00',
      '/content/articleManager?appearsIn=2026-11-30 14:00:00,2026-11-30 14:15:00',
    ]);
    expect(list?.records).toEqual([]);
    expect(shown([mark('unheardOf', 3)])).toEqual([]);
  });

  it('lie on lines of their own where their words would meet, and in heaps beside each other where there is no line left', () => {
    const crowd = shown(Array.from({ length: 9 }, (_, nth) => mark('cancelDue', 12 + nth / 10)));
    const { marks, heaps } = layMarks(crowd, start, 1160);
    expect(marks.map(({ lane }) => lane)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(heaps.map(({ marks: heaped }) => heaped)).toEqual([crowd.slice(6)]);
    const [evening] = layMarks(shown([mark('cancelDue', 23.5)]), start, 1160).marks;
    expect(evening).toMatchObject({ isBefore: true, lane: 0 });

    const full = shown(Array.from({ length: 90 }, (_, nth) => mark('cancelDue', 18 + nth / 15)));
    const places = layMarks(full, start, 1160).heaps.map(({ at: place }) => place * 1160);
    expect(places.every((place, nth) => nth === 0 || place - (places[nth - 1] ?? 0) > 76)).toBe(true);
    expect(Math.max(...places)).toBeLessThanOrEqual(1160 - 76);
  });

  it('on a phone are what is late and the next six hours, or the first of tomorrow', () => {
    const names = (marks: readonly ShownMark[]) => marks.map(({ time }) => time);
    const evening = mark('cancelDue', 19, { count: 2 });
    expect(names(nextOf(shown([...busy, evening]), at(12)))).toEqual(['09:06', '10:00–13:00', '14:00', '16:30', '17:06']);
    expect(names(nextOf(shown([...busy, evening], new Date(start.getTime() - DAY)), undefined))).toHaveLength(5);
  });
});

describe('the timetable', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at(12) }));
  afterEach(() => void vi.useRealTimers());

  it('is a list of links in order of time, with the present among the hours', async () => {
    const { user, container } = show(dayOf(busy));
    const list = await screen.findByRole('list', { name: '按时间排列的安排' });
    const stops = within(list).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent.slice(0, 5))).toEqual(['08:00', '09:06', '10:00', '14:00', '16:30', '17:06']);
    expect(screen.getByText('现在 12:00')).toBeTruthy();
    expect(screen.getByText('11-30 周一')).toBeTruthy();
    expect(screen.getByRole('link', { name: '16:30 揽收，11 单可赶上' }).getAttribute('href')).toBe('/order/index?status=toSend');

    await user.click(screen.getByRole('button', { name: '10:00–13:00 早市，2 件商品 进行中' }));
    expect((await screen.findByRole('link', { name: '连日杯' })).getAttribute('href')).toBe(
      '/marketing/seckill/creatSeckill/updeta/0/2',
    );
    expect(screen.getByRole('link', { name: '到列表查看' }).getAttribute('href')).toMatch(
      /^\/marketing\/seckill\/list\?timeId=4&runsIn=/,
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('turns to tomorrow, which has no present', async () => {
    const wire = [on(timetableCalls.day, ({ day }) => (day === 'tomorrow' ? dayOf([], { day: '2026-12-01' }) : dayOf(busy)))];
    const { user, sent } = show(dayOf([]), { wire });
    await screen.findByText('现在 12:00');
    await user.click(screen.getByText('明天'));
    expect(await screen.findByText('明天没有安排')).toBeTruthy();
    expect(screen.getByText('12-01 周二')).toBeTruthy();
    expect(sent(timetableCalls.day)).toEqual([{ day: 'today' }, { day: 'tomorrow' }]);
  });

  it('says that there is nothing, and offers a time of the carrier to who may set it', async () => {
    show(dayOf([], { lacksPickUp: true }));
    expect(await screen.findByText('今天没有安排')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^设置揽收时间/ }).getAttribute('href')).toBe(
      '/setting/business?field=order_pickup_times',
    );
  });

  it('offers nothing to set to somebody who may not', async () => {
    show(dayOf([], { lacksPickUp: true }), { may: ['admin:order:list'] });
    await screen.findByText('今天没有安排');
    expect(screen.queryByRole('link', { name: /^设置揽收时间/ })).toBeNull();
  });

  it('fails in its place, and is absent for who sees none of it', async () => {
    const failing = on(timetableCalls.day, () => {
      throw orderRefusals.NOT_FOUND();
    });
    const { unmount } = show(dayOf([]), { wire: [failing] });
    expect(await screen.findByRole('button', { name: /重\s?试/ })).toBeTruthy();
    unmount();
    show(dayOf([], { kinds: [] }));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: '时刻表' })).toBeNull());
  });
});
