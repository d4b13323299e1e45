import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { choose, defaults, saveSettings, useSettings } from './settings.ts';

const kept = () => JSON.parse(localStorage.getItem('layout-setting') ?? '{}');

afterEach(() => {
  localStorage.clear();
  act(() => choose(defaults));
});

async function openDrawer() {
  const app = renderApp({ at: '/store/attr' });
  await app.user.click(await screen.findByRole('button', { name: '主题风格设置' }));
  await screen.findByText('保存配置');
  return app;
}

describe('light or dark', () => {
  it('is chosen beside the name, and kept at once without the rest', async () => {
    act(() => choose({ topNav: true }));
    const { user } = renderApp({ at: '/store/attr' });
    await user.click(await screen.findByRole('button', { name: '王站长' }));

    await user.click(await screen.findByRole('menuitem', { name: '深色外观' }));

    expect(kept()).toEqual({ ...defaults, appearance: 'dark' });
    expect(useSettings.getState()).toMatchObject({ appearance: 'dark', topNav: true });
  });
});

describe('a choice in the settings drawer', () => {
  it('shows at once and is kept only when saved', async () => {
    const { user } = await openDrawer();

    await user.click(screen.getByRole('switch', { name: '页签栏' }));

    expect(screen.queryByRole('navigation', { name: '打开的页面' })).toBeNull();
    expect(kept()).toEqual({});
  });

  it('is kept under the names the wire uses', async () => {
    const { user } = await openDrawer();

    await user.click(screen.getByRole('switch', { name: '显示标志' }));
    await user.click(screen.getByRole('button', { name: '保存配置' }));

    await screen.findByText('正在保存到本地，请稍候...');
    await waitFor(() =>
      expect(kept()).toMatchObject({ sidebarLogo: false, tagsView: true, fixedHeader: true, theme: '#409EFF' }),
    );
  });

  it('is forgotten by a reset, which says so before it reloads', async () => {
    act(() => choose({ topNav: true }));
    saveSettings();
    const { user } = await openDrawer();

    await user.click(screen.getByRole('button', { name: '重置配置' }));

    expect(await screen.findByText('正在清除设置缓存并刷新，请稍候...')).toBeTruthy();
    expect(kept()).toMatchObject({ topNav: true });
  });
});

describe('settings of another release', () => {
  it('are taken as far as they are understood', async () => {
    localStorage.setItem('layout-setting', JSON.stringify({ theme: 'purple', topNav: 'yes', sidebarLogo: false, unknown: 1 }));
    vi.resetModules();
    const { useSettings: fresh } = await import('./settings.ts');

    expect(fresh.getState()).toEqual({ ...defaults, sidebarLogo: false });
    expect(useSettings.getState()).not.toBe(fresh.getState());
  });
});
