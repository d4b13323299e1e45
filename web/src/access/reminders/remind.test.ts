import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Notice, noticeCalls } from '#contract/notifications/notices.ts';
import { openDesktop } from '../../../test/browser.ts';
import { run } from '#web/ui/wire/index.ts';
import { fakeWire, on } from '../../../test/fake-wire.ts';
import { turnDesktopOn } from './desktop.ts';
import { remind } from './remind.ts';

const at = (time: string) => new Date(`2026-11-20T${time}+08:00`);
const noticeOf = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  mark: 'adminPaySuccess',
  subject: `${id}`,
  isRead: false,
  createTime: at('14:05:00'),
  state: 'open',
  laterTime: null,
  about: null,
  ...more,
});
const night = { isOn: true, from: '22:00', to: '08:00', days: [] };

const lookAway = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

// Ids go on: what popped up once does so never again.
let last = 0;
const next = () => (last += 1);

async function arrive(notices: readonly Notice[], kept: unknown = null) {
  const wire = fakeWire([
    on(preferenceCalls.get, JSON.parse(JSON.stringify(kept))),
    on(noticeCalls.list, [...notices]),
    on(noticeCalls.read, null),
  ]);
  globalThis.fetch = (address, init) => wire.fetch(String(address), init);
  const rung = vi.fn<() => void>();
  const opened = vi.fn<(path: string) => void>();
  const reminded = remind(new QueryClient(), {
    ring: rung,
    newest: () => run(noticeCalls.list, { limit: 10 }),
    read: (id) => void run(noticeCalls.read, { id }),
    open: opened,
  });
  await vi.runAllTimersAsync();
  await reminded;
  return { sent: wire.sent, rung, opened };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: at('14:05:30') });
  localStorage.clear();
  lookAway('hidden');
});

afterEach(() => {
  vi.useRealTimers();
  lookAway('visible');
});

describe('a new notice', () => {
  it('pops up while the page is out of sight, and leads to what it is about', async () => {
    const desktop = openDesktop('granted');
    await turnDesktopOn();
    const [older, newer] = [noticeOf(next()), noticeOf(next(), { mark: 'adminLowStock', subject: '杯' })];
    const { sent, rung, opened } = await arrive([newer, older]);

    expect(desktop.shown.slice(1)).toMatchObject([
      { body: `订单 ${older.id} 已付款，请尽快发货`, tag: `notice-${older.id}` },
      { body: '商品“杯”的库存已到警戒值，请补货' },
    ]);
    expect(rung).toHaveBeenCalledOnce();
    desktop.shown[1]?.click();
    expect(opened).toHaveBeenCalledWith(`/order/index?open=${older.id}`);
    await vi.waitFor(() => expect(sent(noticeCalls.read)).toEqual([{ id: older.id }]));
  });

  it('pops up once, and not for what lies there unread since earlier or was read elsewhere', async () => {
    const desktop = openDesktop('granted');
    await turnDesktopOn();
    const older = noticeOf(next(), { createTime: at('09:00:00') });
    const [read, fresh] = [noticeOf(next(), { isRead: true }), noticeOf(next())];
    await arrive([fresh, read, older]);
    await arrive([fresh, read, older]);

    expect(desktop.shown.slice(1).map(({ tag }) => tag)).toEqual([`notice-${fresh.id}`]);
  });

  it('pops up again once a restored database counts notices anew', async () => {
    const desktop = openDesktop('granted');
    await turnDesktopOn();
    await arrive([noticeOf(900_000)]);
    await arrive([noticeOf(next(), { createTime: at('14:05:20') })]);

    expect(desktop.shown.slice(1).map(({ tag }) => tag)).toEqual(['notice-900000', `notice-${last}`]);
  });

  it('does not pop up where nobody asked for it, before the person’s eyes, or once the browser refuses', async () => {
    const desktop = openDesktop('granted', 'granted');
    await arrive([noticeOf(next())]);
    expect(desktop.shown).toEqual([]);
    await turnDesktopOn();
    lookAway('visible');
    await arrive([noticeOf(next())]);
    expect(desktop.shown).toHaveLength(1);

    lookAway('hidden');
    const refusing = openDesktop('denied', 'denied');
    expect((await arrive([noticeOf(next())])).rung).toHaveBeenCalledOnce();
    expect(refusing.shown).toEqual([]);
  });

  it('is one sound and no pop-up where another tab is in sight', async () => {
    const desktop = openDesktop('granted');
    await turnDesktopOn();
    const notice = noticeOf(next());
    lookAway('visible');
    const seen = await arrive([notice]);
    lookAway('hidden');
    const hidden = await arrive([notice]);

    expect([seen, hidden].map(({ rung }) => rung.mock.calls.length)).toEqual([1, 0]);
    expect(desktop.shown).toHaveLength(1);
  });

  it('neither sounds nor pops up in the quiet hours', async () => {
    const desktop = openDesktop('granted');
    await turnDesktopOn();
    vi.setSystemTime(at('23:30:00'));
    const { rung } = await arrive([noticeOf(next(), { createTime: at('23:30:00') })], night);
    expect([desktop.shown.length, rung.mock.calls.length]).toEqual([1, 0]);

    vi.setSystemTime(at('09:00:00'));
    expect((await arrive([noticeOf(next(), { createTime: at('09:00:00') })], night)).rung).toHaveBeenCalledOnce();
    expect(desktop.shown).toHaveLength(2);
  });
});
