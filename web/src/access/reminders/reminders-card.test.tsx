import { screen, waitFor, within } from '@testing-library/react';
import type { z } from 'zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { openDesktop } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { desktopState } from './desktop.ts';
import { RemindersCard } from './reminders-card.tsx';

const night = { isOn: true, from: '22:00', to: '08:00', days: [5] };
function show() {
  let kept: z.core.util.JSONType = null;
  const keep = on(preferenceCalls.save, ({ value }) => {
    kept = value;
    return null;
  });
  return renderScreen(<RemindersCard />, { wire: [on(preferenceCalls.get, () => kept), keep] });
}
const turnOn = () => screen.getByRole('button', { name: '开启桌面提醒' });

beforeEach(() => localStorage.clear());

describe('pop-ups on the desktop', () => {
  it('are off, asked for by a button and never before, shown once at once, and switched off again', async () => {
    const desktop = openDesktop('granted');
    const { user } = show();
    expect([desktop.requests(), screen.getAllByText('未开启').length]).toEqual([0, 1]);
    await user.click(turnOn());
    expect(await screen.findByText('已开启')).toBeTruthy();
    expect([desktop.requests(), desktop.shown]).toMatchObject([1, [{ title: '桌面提醒已开启' }]]);

    await user.click(screen.getByRole('button', { name: '关闭桌面提醒' }));
    expect([screen.getAllByText('未开启').length, desktopState()]).toEqual([1, 'off']);
  });

  it('that the browser refuses say how to allow them, and those that were not answered ask again', async () => {
    openDesktop('denied');
    const { user, unmount } = show();
    await user.click(turnOn());
    expect(await screen.findByText(/^浏览器拒绝了通知。请点地址栏左侧的图标/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开启桌面提醒' })).toBeNull();
    unmount();

    openDesktop('default');
    const second = show();
    await second.user.click(turnOn());
    expect(await screen.findByText(/请再点一次，并在浏览器的询问里选“允许”/)).toBeTruthy();
    expect(turnOn()).toBeTruthy();
  });

  it('that the browser does not have are not offered', () => {
    show();
    expect(screen.getByText(/^这个浏览器不能弹出通知/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the quiet hours of a person', () => {
  it('are off, and kept with all that was chosen', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('switch', { name: '免打扰' }));
    const days = await screen.findByRole('group', { name: '在哪几天' });
    await user.click(within(days).getByRole('checkbox', { name: '周六' }));
    await user.click(within(days).getByRole('checkbox', { name: '周五' }));

    expect(screen.getByText(/^周五、周六 22:00 至次日 08:00 不响提示音、不弹桌面提醒；通知照常保留和计数。/)).toBeTruthy();
    await waitFor(() => expect(sent(preferenceCalls.save)).toHaveLength(3));
    expect(sent(preferenceCalls.save).at(-1)).toEqual({ key: 'notice:quiet', value: { ...night, days: [5, 6] } });
  });

  it('stand as they were kept, and go back to that where they cannot be kept', async () => {
    const refused = on(preferenceCalls.save, () => {
      throw new Refusal('preference.FULL', 500, '存不下了');
    });
    const { user, container, notes } = renderScreen(<RemindersCard />, { wire: [on(preferenceCalls.get, night), refused] });
    expect(await screen.findByText(/^周五 22:00 至次日 08:00/)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(screen.getByRole('switch', { name: '免打扰' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: '免打扰' }).getAttribute('aria-checked')).toBe('true'));
    expect(notes).toMatchObject([{ kind: 'error', text: '存不下了' }]);
  });
});
