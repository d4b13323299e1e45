import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSession } from '#web/ui/wire/index.ts';
import { on } from '../../../test/fake-wire.ts';
import { entry } from '../../../test/menu-entry.ts';
import { me, renderApp } from '../../../test/render-app.tsx';
import { addressAfterSignIn } from './guard.ts';

const signedIn = { id: 1, account: 'admin', realName: '王站长', token: 'a'.repeat(32), isSms: false };

describe('a visitor without a session', () => {
  it('signs in first, and the wanted address is kept', async () => {
    const app = renderApp({ at: '/demand/index?page=2', signedIn: false });

    await screen.findByLabelText('密码');

    expect(app.address()).toBe('/login?redirect=%2Fdemand%2Findex%3Fpage%3D2');
  });

  it('arrives where they wanted to go', async () => {
    const app = renderApp({
      at: '/login?redirect=%2Fdemand%2Findex%3Fpage%3D2&from=mail',
      signedIn: false,
      wire: [on(signInCalls.signIn, signedIn)],
    });

    await app.user.type(await screen.findByLabelText('用户名'), 'admin');
    await app.user.type(screen.getByLabelText('密码'), 'secret1{Enter}');

    await screen.findByRole('heading', { name: '采购需求' });
    expect(app.address()).toBe('/demand/index?page=2&from=mail');
    expect(document.title).toBe('采购需求 - 铁路商城订单管理系统');
  });

  it('is never sent to another site', () => {
    expect(addressAfterSignIn(new URLSearchParams({ redirect: 'https://evil.example' }))).toBe('/');
    expect(addressAfterSignIn(new URLSearchParams({ redirect: '//evil.example' }))).toBe('/');
    expect(addressAfterSignIn(new URLSearchParams({ redirect: '/login?redirect=/login' }))).toBe('/');
  });
});

describe('a person who is signed in', () => {
  it('starts on the pinned home page', async () => {
    const app = renderApp({ at: '/' });

    await screen.findByRole('navigation', { name: '打开的页面' });

    expect(app.address()).toBe('/dashboard');
    expect(screen.queryByRole('button', { name: '关闭首页' })).toBeNull();
  });

  it('reads the copyright of the shop below a page that ends', async () => {
    const pictures = { backgroundImage: '', logo: '', loginLogo: '', banner: [], copyright: '© 2026 站台商贸' };
    renderApp({ at: '/maintain/user', wire: [on(signInCalls.pictures, pictures)] });
    expect(await screen.findByText('© 2026 站台商贸')).toBeTruthy();
  });
  it('does not see the sign-in page', async () => {
    const app = renderApp({ at: '/login' });

    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  it('learns that an address does not exist', async () => {
    const app = renderApp({ at: '/nowhere' });

    await screen.findByText('返回首页');

    expect(app.address()).toBe('/404');
  });

  it('is kept from a screen whose call would be refused, and has no entry for it', async () => {
    const nothing = on(administratorCalls.me, { ...me, roles: ['5'], permissionsList: ['admin:info', 'admin:demand:list'] });
    const app = renderApp({
      at: '/store/attr',
      wire: [nothing, on(menuCalls.mine, [entry('商品规格', '/store/attr'), entry('采购需求', '/demand/index')])],
    });

    await screen.findByText('返回首页');

    expect(app.address()).toBe('/401?noGoBack=1');
    expect(screen.queryByRole('link', { name: '商品规格' })).toBeNull();
    expect(screen.getByRole('link', { name: /^采购需求/ })).toBeTruthy();
  });

  it.each([
    '/operation/setting',
    '/operation/roleManager/adminList',
    '/operation/systemSms/config',
    '/operation/deliverGoods/freightSet',
    '/operation/deliverGoods/takeGoods/collateUser',
    '/appSetting/publicAccount/wxMenus',
    '/maintain/logistics/companyList',
    '/guotie/login',
    '/operator/list',
  ])('is kept from what only the role admin may open, whatever else he may do: %s', async (address) => {
    const shopkeeper = on(administratorCalls.me, { ...me, roles: ['11'] });
    const app = renderApp({
      at: address,
      wire: [shopkeeper, on(menuCalls.mine, [entry('内部', address), entry('采购需求', '/demand/index')])],
    });

    await screen.findByText('返回首页');

    expect(app.address()).toBe('/401?noGoBack=1');
    expect(screen.queryByRole('link', { name: '内部' })).toBeNull();
    expect(screen.getByRole('link', { name: /^采购需求/ })).toBeTruthy();
  });

  it('changes the first password before anything else', async () => {
    renderApp({
      at: '/demand/index',
      wire: [on(administratorCalls.me, { ...me, mustChangePassword: true }), on(sessionCalls.list, [])],
    });

    await screen.findByText('请先修改初始密码');

    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('sets up the second step that a role asks for before anything else', async () => {
    renderApp({ at: '/demand/index', wire: [on(administratorCalls.me, { ...me, mustSetUpTwoStep: true })] });

    await screen.findByText('请先开启两步登录');

    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the menu', () => {
  it('ends with the settings', async () => {
    const settings = entry('设置', '/operation', [
      entry('登录日志', '/operation/roleManager/signInLog'),
      entry('短信账户', '/operation/systemSms/config'),
    ]);
    const orders = entry('订单', '/order', [entry('全部订单', '/order/index'), entry('采集订单', '/order/crawingOrder')]);
    renderApp({ at: '/demand/index', wire: [on(menuCalls.mine, [settings, entry('采购需求', '/demand/index'), orders])] });

    const menu = await screen.findByRole('navigation', { name: '菜单' });

    expect([...menu.querySelectorAll('.menu-row')].map((row) => row.textContent)).toEqual(['采购需求', '订单', '设置']);
  });
});

describe('a session that cannot be used', () => {
  it('is forgotten, and the person is told and signs in again', async () => {
    const app = renderApp({
      at: '/demand/index',
      wire: [on(administratorCalls.me, () => Promise.reject(new Refusal('session.GONE', 401, '未登录或token过期，请登录！')))],
    });

    await screen.findByText('无效的会话，或者登录已过期，请重新登录。');

    expect(app.address()).toBe('/login?redirect=%2Fdemand%2Findex');
    expect(useSession.getState().token).toBeUndefined();
  });

  it('is one of nobody too', async () => {
    const nobody = on(administratorCalls.me, JSON.parse('{}'));
    renderApp({ wire: [nobody] });

    expect(await screen.findByText('Verification failed, please Login again.')).toBeTruthy();
    expect(useSession.getState().token).toBeUndefined();
  });

  it('is one without roles too', async () => {
    renderApp({ wire: [on(administratorCalls.me, { ...me, roles: [] })] });

    expect(await screen.findByText('getInfo: roles must be a non-null array!')).toBeTruthy();
  });
});

describe('a session of which the server has said nothing', () => {
  const answers = [
    ['because the line is down', () => Promise.reject(new TypeError('Failed to fetch')), '网络连接失败'],
    ['because the server broke', () => Promise.reject(new Refusal('x', 500, '系统异常')), '系统异常'],
    ['because its database is away', () => Promise.reject(new Refusal('x', 500, '连接中断（请求号 r-1）')), '连接中断。'],
  ] as const;

  it.each(answers)('is kept and asked about again %s', async (_, fails, says) => {
    let isDown = true;
    const app = renderApp({ at: '/demand/index', wire: [on(administratorCalls.me, () => (isDown ? fails() : me))] });
    expect((await screen.findByRole('alert')).textContent).toContain(says);
    expect(useSession.getState().token).toBeDefined();

    isDown = false;
    await app.user.click(screen.getByRole('button', { name: '重试' }));

    await screen.findByRole('heading', { name: '采购需求' });
    expect(app.address()).toBe('/demand/index');
  });
});

describe('a phone', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const menu = on(menuCalls.mine, [
    entry('移动端管理', '/javaMobile', [
      entry('订单核销', '/javaMobile/orderCancellation'),
      entry('订单统计', '/javaMobile/orderStatistics'),
    ]),
    entry('消息通知', '/operation/notification'),
  ]);

  afterEach(() => vi.restoreAllMocks());

  it('starts on its own page, with its own menu before the others, and without tags', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const app = renderApp({ at: '/', wire: [menu] });

    await screen.findByRole('link', { name: /^订单核销/ });

    expect(app.address()).toBe('/javaMobile/orderStatistics');
    expect(screen.getAllByRole('link', { name: /^(订单核销|订单统计|消息通知)/ }).map((link) => link.textContent)).toEqual([
      '订单核销',
      '订单统计',
      '消息通知',
    ]);
    expect(screen.queryByRole('navigation', { name: '打开的页面' })).toBeNull();
  });
});
