import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUnsaved } from '#web/ui/basics/unsaved.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { on } from '../../../test/fake-wire.ts';
import { sessionCalls } from '#contract/access/sessions.ts';

const sessions = on(sessionCalls.list, []);
const bar = () => screen.getByRole('navigation', { name: '打开的页面' });
const tags = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => link.textContent);

async function openThree() {
  const app = renderApp({ at: '/maintain/user', wire: [sessions] });
  await screen.findByLabelText('原始密码');
  await app.go('/store/attr');
  await screen.findByText(/^还没有商品规格/);
  await app.go('/store/comment?page=2');
  await screen.findByText(/^还没有评论/);
  return app;
}

describe('a visited page', () => {
  it('keeps a half-typed form while others are looked at', async () => {
    const app = renderApp({ at: '/maintain/user', wire: [sessions] });
    await app.user.type(await screen.findByLabelText('原始密码'), 'half');

    await app.go('/store/attr');
    await screen.findByText(/^还没有商品规格/);
    await app.user.click(within(bar()).getByRole('link', { name: '个人中心' }));

    expect(screen.getByLabelText<HTMLInputElement>('原始密码').value).toBe('half');
  });

  it('keeps its place in the address', async () => {
    const app = await openThree();

    await app.user.click(within(bar()).getByRole('link', { name: '商品规格' }));
    await app.user.click(within(bar()).getByRole('link', { name: '商品评论' }));

    expect(app.address()).toBe('/store/comment?page=2');
  });

  it('begins anew when it is refreshed', async () => {
    const app = renderApp({ at: '/maintain/user', wire: [sessions] });
    await app.user.type(await screen.findByLabelText('原始密码'), 'half');

    fireEvent.contextMenu(within(bar()).getByRole('link', { name: '个人中心' }));
    await app.user.click(await screen.findByRole('menuitem', { name: '刷新' }));

    expect((await screen.findByLabelText<HTMLInputElement>('原始密码')).value).toBe('');
  });
});

describe('a page with something unsaved', () => {
  it('is closed only when the person agrees to lose it', async () => {
    const app = await openThree();
    setUnsaved('/store/comment', true);

    await app.user.click(screen.getByRole('button', { name: '关闭商品评论' }));
    expect(tags()).toContain('商品评论');
    await app.user.click(await screen.findByRole('button', { name: '离开' }));

    expect(tags()).not.toContain('商品评论');
    setUnsaved('/store/comment', false);
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
