import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { calendarCalls, plannedKinds } from '#contract/marketing/calendar.ts';
import { campaignStateOf } from '#contract/coupons/campaign-state.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { setWidth } from '../../test/browser.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { CalendarPage } from './calendar-page/calendar-page.tsx';
import { FlashSaleList } from './flash-sale-list/flash-sale-list.tsx';
import { ResultList } from './results/result-list.tsx';
import { flashSale, morning, pageOf } from './sample-sales.ts';
import { campaignResult } from './sample-results.ts';
import { SlotList } from './slot-list/slot-list.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/ui/cells/pictures.tsx';

const day = (date: string) => new Date(`2026-11-${date}T00:00:00+08:00`);
const period = { isOn: true, from: day('23'), until: day('27') };
const slot = { startTime: 12, endTime: 18, status: true };

const wire = (now: Date) => {
  const shown = { ...morning, ...slot, time: { startTime: 12, endTime: 18 } };
  const sale = flashSale({ startTime: day('23'), stopTime: day('26'), killStatus: 1, storeSeckillManagerResponse: shown });
  const planned = { kind: plannedKinds.flashSale, id: 9, title: '秒杀马克杯', timeId: 3, slot, isMovable: false, ...period };
  const state = campaignStateOf(period, now);
  return [
    on(preferenceCalls.get, null),
    on(savedViewCalls.list, []),
    on(slotCalls.list, pageOf(shown)),
    on(flashSaleCalls.list, pageOf(sale)),
    on(campaignResultCalls.list, pageOf(campaignResult({ state, startTime: period.from, stopTime: period.until, slot }))),
    on(calendarCalls.month, [{ kind: plannedKinds.flashSale, total: 1, list: [planned] }]),
  ];
};

const outsideTabs = { ignore: '[role="tab"], [role="tab"] *' };

describe('a flash sale at one moment', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['22T20:40', '未开始', '明天 12:00 开始', '今日已结束，明天 12:00 开始'],
    ['24T09:00', '进行中', '今日 12:00 开始', '今日 12:00 开始'],
    ['24T20:40', '进行中', '今日已结束，明天 12:00 开始', '今日已结束，明天 12:00 开始'],
  ])('is the same on all screens: %s %s', async (moment, campaign, session, ofSlot) => {
    const now = new Date(`2026-11-${moment}:00+08:00`);
    vi.setSystemTime(now);
    setWidth(390);
    const told: [() => ReactNode, string, (text: string) => string][] = [
      [FlashSaleList, '/', (says) => `本场 ${says}`],
      [ResultList, `/?kind=${campaignKinds.flashSale}`, (says) => `本场 ${says}`],
      [CalendarPage, '/?month=2026-11', (says) => `秒杀 · 11-23 至 11-26 · 本场 ${says}`],
    ];
    for (const [Screen, at, line] of told) {
      renderScreen(<Screen />, { at, wire: wire(now) });
      expect((await screen.findAllByText(campaign, outsideTabs)).length).toBeGreaterThan(0);
      expect(await screen.findByText(line(session))).toBeTruthy();
      cleanup();
    }
    renderScreen(<SlotList />, { wire: wire(now) });
    expect(await screen.findByText(ofSlot)).toBeTruthy();
  });
});
