import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { may, setSigned } from '#web/ui/wire/index.ts';
import { fakeWire, on } from '../../../test/fake-wire.ts';
import { entry } from '../../../test/menu-entry.ts';
import { me } from '../../../test/render-app.tsx';
import { useEntered } from '../session/enter.ts';
import { startLive } from './live.ts';

/** The line as the test holds its other end. */
class Line extends EventTarget {
  static last: Line | undefined;
  static opened = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    Line.last = this;
    Line.opened += 1;
  }
  send = (text: string) => void this.sent.push(text);
  close = () => this.dispatchEvent(new CloseEvent('close', { code: 1000 }));
  open = () => this.dispatchEvent(new Event('open'));
  say = (message: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  drop = (code: number) => this.dispatchEvent(new CloseEvent('close', { code }));
}

const realLine = globalThis.WebSocket;
const client = new QueryClient();
let stop = () => {};

const change = (id: number, act: string, tables: Record<string, number[]>) => ({
  type: 'change',
  id,
  act,
  actor: '王站长',
  tables,
});
const isStale = (noun: string) => client.getQueryState([noun, 'list', {}])?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { WebSocket: Line });
  for (const noun of ['order', 'product', 'notice', 'customer']) client.setQueryData([noun, 'list', {}], []);
  Line.opened = 0;
  stop = startLive(client, 'token', () => {});
  Line.last?.open();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  Object.assign(globalThis, { WebSocket: realLine });
});

describe('a change elsewhere', () => {
  it('outdates what it touched, once per burst, and nothing else', async () => {
    Line.last?.say(change(1, 'order.send', { order: [7] }));
    await vi.advanceTimersByTimeAsync(400);

    expect(isStale('order')).toBe(true);
    expect(isStale('product')).toBe(false);
  });

  it('has a list read again that was being read for the first time', async () => {
    let state = '待付款';
    const queryFn = vi.fn<() => Promise<string>>(() => {
      const seen = state;
      return new Promise((resolve) => setTimeout(() => resolve(seen), 1000));
    });
    const list = new QueryObserver(client, { queryKey: ['order', 'list', { page: 1 }], queryFn });
    const leave = list.subscribe(() => {});

    state = '待发货';
    Line.last?.say(change(12, 'order.pay', { order: [7] }));
    await vi.advanceTimersByTimeAsync(2500);

    expect(list.getCurrentResult().data).toBe('待发货');
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });

  it('in portions outdates what each of them touched, and what is repeated nothing more', async () => {
    const portion = (uid: number) => change(11, 'customer_level.use', { customer: [uid] });
    const outdated: (boolean | undefined)[] = [];
    for (const uid of [1, 2, 2]) {
      client.setQueryData(['customer', 'list', {}], []);
      Line.last?.say(portion(uid));
      await vi.advanceTimersByTimeAsync(400);
      outdated.push(isStale('customer'));
    }

    expect(outdated).toEqual([true, true, false]);
  });

  it('of a tag outdates the customers who show it', async () => {
    Line.last?.say(change(2, 'customer_tag.delete', { customer_tag: [7] }));
    await vi.advanceTimersByTimeAsync(400);

    expect([isStale('customer'), isStale('order')]).toEqual([true, false]);
  });

  it('of menus or of one’s rights brings another menu and other rights, without a new sign-in', async () => {
    const known = { ...me, permissionsList: ['admin:order:list'] };
    const wire = fakeWire([on(administratorCalls.me, known), on(menuCalls.mine, [entry('订单', '/order/index')])]);
    globalThis.fetch = (address, init) => wire.fetch(String(address), init);
    setSigned({ name: 'wang', realName: '王站长', roles: ['1'], permissions: ['*:*:*'] });

    Line.last?.say(change(21, 'menu.update', { menu: [32] }));
    await vi.advanceTimersByTimeAsync(400);

    expect(useEntered.getState().tree).toMatchObject([{ name: '订单' }]);
    expect(may('admin:product:list')).toBe(false);
  });

  it('shows what was asked last where the answer to an earlier question comes after it', async () => {
    const late = Promise.withResolvers<typeof me>();
    const answers = [late.promise, Promise.resolve({ ...me, isDemoChannel: true as const })];
    const meOf = on(administratorCalls.me, () => answers.shift() ?? late.promise);
    const wire = fakeWire([meOf, on(menuCalls.mine, [])]);
    globalThis.fetch = (address, init) => wire.fetch(String(address), init);

    for (const id of [22, 23]) {
      Line.last?.say(change(id, 'config.saveForm', { menu: [] }));
      await vi.advanceTimersByTimeAsync(400);
    }
    late.resolve(me);
    await vi.advanceTimersByTimeAsync(400);

    expect(useEntered.getState().isDemoChannel).toBe(true);
  });

  it('is ignored when it makes no sense', async () => {
    Line.last?.say({ type: 'nonsense' });
    Line.last?.dispatchEvent(new MessageEvent('message', { data: '{' }));

    await vi.advanceTimersByTimeAsync(400);
    expect(isStale('order')).toBe(false);
  });
});

describe('a notice', () => {
  it('has the bell counted again, whoever read it on whichever screen', async () => {
    Line.last?.say({ type: 'notice', isNew: false });
    await vi.advanceTimersByTimeAsync(400);

    expect(isStale('notice')).toBe(true);
    expect(isStale('order')).toBe(false);
  });

  it('that is new has one’s own proposals read again, which another may have decided', async () => {
    const wire = fakeWire([on(noticeCalls.list, [])]);
    globalThis.fetch = (address, init) => wire.fetch(String(address), init);
    client.setQueryData(['approval', 'list', {}], []);
    Line.last?.say({ type: 'notice', isNew: false });
    await vi.advanceTimersByTimeAsync(400);
    expect(isStale('approval')).toBe(false);

    Line.last?.say({ type: 'notice', isNew: true });
    await vi.advanceTimersByTimeAsync(400);
    expect(isStale('approval')).toBe(true);
  });

  it('that came while the line was lost is asked for when it is back', async () => {
    Line.last?.say({ type: 'ready', last: 40 });
    await vi.advanceTimersByTimeAsync(400);
    client.setQueryData(['notice', 'list', {}], []);
    Line.last?.say({ type: 'ready', last: 40 });
    await vi.advanceTimersByTimeAsync(400);

    expect(isStale('notice')).toBe(true);
  });
});

describe('a lost line', () => {
  it('comes back and asks for what it missed', async () => {
    Line.last?.say({ type: 'ready', last: 40 });
    Line.last?.say(change(41, 'order.send', { order: [7] }));
    Line.last?.drop(1006);

    await vi.advanceTimersByTimeAsync(2000);
    Line.last?.open();

    expect(JSON.parse(Line.last?.sent[0] ?? '')).toMatchObject({ token: 'token', since: 41 });
  });

  it('stays down once it is hung up', async () => {
    stop();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(Line.opened).toBe(1);
  });
});
