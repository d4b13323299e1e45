import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuCalls } from '#contract/access/menus.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { isUnsaved, setUnsaved } from '#web/ui/basics/unsaved.ts';
import { entry } from '../../../test/menu-entry.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { on } from '../../../test/fake-wire.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { openTags, rename, useTags, visit } from './tags.ts';

const sessions = on(sessionCalls.list, []);
const bar = () => screen.getByRole('navigation', { name: '打开的页面' });
const tags = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => link.textContent);

async function openThree() {
  const app = renderApp({ at: '/maintain/user', wire: [sessions] });
  await screen.findByLabelText('原密码');
  await app.go('/store/attr');
  await screen.findByText(/^还没有商品规格/);
  await app.go('/store/comment?page=2');
  await screen.findByText(/^还没有评论/);
  return app;
}

describe('a visited page', () => {
  it('keeps a half-typed form while others are looked at', async () => {
    const app = renderApp({ at: '/maintain/user', wire: [sessions] });
    await app.user.type(await screen.findByLabelText('原密码'), 'half');

    await app.go('/store/attr');
    await screen.findByText(/^还没有商品规格/);
    await app.user.click(within(bar()).getByRole('link', { name: '个人中心' }));

    expect(screen.getByLabelText<HTMLInputElement>('原密码').value).toBe('half');
  });

  it('keeps its place in the address', async () => {
    const app = await openThree();

    await app.user.click(within(bar()).getByRole('link', { name: '商品规格' }));
    await app.user.click(within(bar()).getByRole('link', { name: '商品评论' }));

    expect(app.address()).toBe('/store/comment?page=2');
  });

  it('begins anew when it is refreshed', async () => {
    const app = renderApp({ at: '/maintain/user', wire: [sessions] });
    await app.user.type(await screen.findByLabelText('原密码'), 'half');

    fireEvent.contextMenu(within(bar()).getByRole('link', { name: '个人中心' }));
    await app.user.click(await screen.findByRole('menuitem', { name: '刷新' }));

    expect((await screen.findByLabelText<HTMLInputElement>('原密码')).value).toBe('');
  });
});

describe('a page with something unsaved', () => {
  it('is closed only when the person agrees to lose it', async () => {
    const app = await openThree();
    setUnsaved('/store/comment', true);

    await app.user.click(screen.getByRole('button', { name: '关闭商品评论' }));
    expect(tags()).toContain('商品评论');
    await app.user.click(await screen.findByRole('button', { name: '放弃' }));

    expect(tags()).not.toContain('商品评论');
    expect(isUnsaved('/store/comment')).toBe(false);
  });
});

describe('the name of a page', () => {
  it('is the one in the menu, in its head, its tag, the window and its place in the way down', async () => {
    const goods = entry('货品', '/store', [entry('货品规格', '/store/attr'), entry('商品评论', '/store/comment')]);
    renderApp({ at: '/store/attr', wire: [on(menuCalls.mine, [goods])] });

    expect(await screen.findByRole('heading', { level: 1, name: '货品规格' })).toBeTruthy();
    expect(tags()).toEqual(['首页', '货品规格']);
    expect(document.title).toMatch(/^货品规格 - /);
    expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toBe('首页货品');
  });

  it('stands below the home page once, also where that page leads to it', async () => {
    renderApp({
      at: '/dashboard/views',
      wire: [
        on(menuCalls.mine, [entry('首页', '/dashboard')]),
        on(homeCalls.views, { home: {}, product: {}, activity: {}, own: {} }),
      ],
    });

    expect(await screen.findByText(/^近 31 天还没有人访问/)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '当前位置' }).textContent).toBe('首页');
  });

  it('is that of the record it shows', async () => {
    await openThree();

    act(() => rename('/store/comment', '搪瓷杯（编辑）'));

    expect(tags()).toEqual(['首页', '个人中心', '商品规格', '搪瓷杯（编辑）']);
    expect(screen.getByRole('heading', { level: 1, name: '搪瓷杯（编辑）' })).toBeTruthy();
  });
});

describe('more pages than can be kept', () => {
  const at = (path: string) => ({ pathname: path, search: '', hash: '', state: null, key: path });
  const paths = () => useTags.getState().tags.map(({ path }) => path);

  it('cost the one visited longest ago, never one with something unsaved', () => {
    openTags(true);
    for (const turn of Array(23).keys()) visit(at(`/page/${turn}`), '页面');
    setUnsaved('/page/0', true);
    visit(at('/page/1'), '页面');

    visit(at('/page/new'), '页面');

    expect(paths()).not.toContain('/page/2');
    expect(paths()).toEqual(expect.arrayContaining(['/dashboard', '/page/0', '/page/1', '/page/new']));
  });
});

describe('a form that is left', () => {
  it('closes behind the person, unless something in it is unsaved', async () => {
    const app = await openThree();
    const leave = () => app.go('/store/attr', { closes: '/maintain/user' });

    setUnsaved('/maintain/user', true);
    await leave();
    expect(tags()).toContain('个人中心');
    setUnsaved('/maintain/user', false);
    await leave();

    await waitFor(() => expect(tags()).toEqual(['首页', '商品规格', '商品评论']));
  });
});

describe('the tags', () => {
  it('close by their button, and the last one left is shown', async () => {
    const app = await openThree();

    await app.user.click(screen.getByRole('button', { name: '关闭商品评论' }));

    expect(tags()).toEqual(['首页', '个人中心', '商品规格']);
    expect(app.address()).toBe('/store/attr');
  });

  it('close by the middle button, except the home page', async () => {
    await openThree();

    for (const name of ['个人中心', '首页'])
      fireEvent(within(bar()).getByRole('link', { name }), new MouseEvent('auxclick', { button: 1, bubbles: true }));

    expect(tags()).toEqual(['首页', '商品规格', '商品评论']);
  });

  it.each([
    ['关闭其他', ['首页', '商品规格'], '/store/attr'],
    ['关闭所有', ['首页'], '/dashboard'],
  ])('%s', async (act, left, address) => {
    const app = await openThree();

    fireEvent.contextMenu(within(bar()).getByRole('link', { name: '商品规格' }));
    await app.user.click(await screen.findByRole('menuitem', { name: act }));

    expect(tags()).toEqual(left);
    expect(app.address()).toBe(address);
  });
});
