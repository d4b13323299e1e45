import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAST_MARK } from '#contract/maintenance/past.ts';
import { readCookie, writeCookie } from './session/cookies.ts';
import { renderApp } from '../../test/render-app.tsx';

const MOMENT = '2026-11-30 14:05';
const SAYS = '这是 2026-11-30 14:05 的商城，只能查看；正在营业的商城不受影响';

describe('the shop of a moment', () => {
  beforeEach(() => {
    const mark = Object.assign(document.createElement('meta'), { name: PAST_MARK, content: MOMENT });
    document.head.append(mark);
  });
  afterEach(() => document.head.querySelector(`meta[name="${PAST_MARK}"]`)?.remove());

  it('says of which moment it is, on the page where people sign in and on every screen', async () => {
    const { unmount } = renderApp({ at: '/login', signedIn: false });
    expect(await screen.findByText(SAYS)).toBeTruthy();
    unmount();

    renderApp({ at: '/' });
    await screen.findByRole('navigation', { name: '打开的页面' });
    expect(screen.getByText(SAYS)).toBeTruthy();
  });

  it('leaves the cookies of the shop that runs at the same host as they are', async () => {
    document.cookie = 'loginInfo=theirs; path=/';
    renderApp({ at: '/' });
    await screen.findByRole('navigation', { name: '打开的页面' });
    writeCookie('other', '1');

    expect(document.cookie).toContain('loginInfo=theirs');
    expect(document.cookie).not.toMatch(/Authori-zation|other/);
    expect(readCookie('loginInfo')).toBeUndefined();
    document.cookie = 'loginInfo=; path=/; max-age=0';
  });
});

it('has no bar over the shop that runs', async () => {
  renderApp({ at: '/' });
  await screen.findByRole('navigation', { name: '打开的页面' });
  expect(document.querySelector('.past-bar')).toBeNull();
});
