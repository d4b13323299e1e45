import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sessionCalls } from '#contract/access/sessions.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { openClient } from '../server/test/client.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, closed, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

const FORM = '/store/list/creatProduct';
const password = 'points-and-levers';

const tag = (page: Page, title: string) =>
  page.getByRole('navigation', { name: '打开的页面' }).locator('.tag', { hasText: title });
/** Opens the orders by the menu, whose directory has several pages. */
const openOrders = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: '菜单' });
  await menu.getByText('订单', { exact: true }).first().click();
  await menu.getByRole('link', { name: '订单', exact: true }).click();
};
const visit = (page: Page, title: string) => tag(page, title).getByRole('link').click();
const nameBox = (page: Page) => page.getByLabel('商品名称');
const path = (page: Page) => new URL(page.url()).pathname;

async function fromTag(page: Page, title: string, act: string) {
  await tag(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Signs the person out everywhere else, from another place. */
async function endSessions(account: string) {
  const { token } = await shop.stranger.run(signInCalls.signIn, { account, pwd: password });
  await openClient(
    () => shop.app,
    () => ({ 'authori-zation': token }),
  ).run(sessionCalls.revokeOthers, {});
}

async function signInAgain(page: Page) {
  await page.getByText('登录已过期', { exact: true }).waitFor();
  const box = dialog(page).getByLabel('密码', { exact: true });
  // Waits for the dialog: until it is open, the one below takes the focus back, and what is typed with it.
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  await box.fill(password);
  await button(dialog(page), '登录').click();
  await page.getByText('登录已过期', { exact: true }).waitFor({ state: 'hidden' });
}

describe('a half-typed form', () => {
  it('is still there after a look at another page', async () => {
    const page = await desk.sit(FORM);
    await nameBox(page).fill('只写了一半');
    await openOrders(page);
    await page.getByRole('tab', { name: /^全部/ }).waitFor();

    await visit(page, '添加商品');

    expect(await nameBox(page).inputValue()).toBe('只写了一半');
  });

  it('is still there after the session ended', async () => {
    const person = await shop.person({ password });
    const page = await desk.open(FORM, { token: person.token });
    await nameBox(page).fill('只写了一半');

    await endSessions(person.account);
    await signInAgain(page);

    expect(await nameBox(page).inputValue()).toBe('只写了一半');
  });

  it('is not thrown away with its tag without a question', async () => {
    const page = await desk.sit(FORM);
    await nameBox(page).fill('只写了一半');

    await tag(page, '添加商品').getByRole('button').click();
    await button(dialog(page), '继续填写').click();

    expect(await nameBox(page).inputValue()).toBe('只写了一半');
  });
});

describe('a call that finds the session ended', () => {
  it('is repeated once after signing in again', async () => {
    const order = await orders.order({ of: await orders.sku() });
    const person = await shop.person({ password });
    const page = await desk.open('/order/index', { token: person.token, deaf: true });
    let sent = 0;
    page.on('request', (request) => request.url().includes('/order/mark') && (sent += 1));
    await choose(page, row(page, order.orderNo), '备注');
    await page.getByRole('dialog').getByRole('textbox').fill('周末送货');
    await endSessions(person.account);

    await button(dialog(page), '保存').click();
    await signInAgain(page);

    await closed(page);
    expect(await orders.info(order)).toMatchObject({ remark: '周末送货' });
    expect(sent).toBe(2);
  });
});

describe('a tag', () => {
  it('is closed from its menu, alone or with the others', async () => {
    const page = await desk.sit('/store/index');
    for (const name of ['商品评论', '商品规格']) await page.getByRole('link', { name, exact: true }).first().click();

    await fromTag(page, '商品规格', '关闭');
    await expect.poll(() => path(page)).toBe('/store/comment');
    await fromTag(page, '商品评论', '关闭其他');

    await expect.poll(() => page.locator('.tag').allTextContents()).toEqual(['首页', '商品评论']);
  });

  it('starts its page anew when it is refreshed', async () => {
    const page = await desk.sit('/order/index');
    const first = await page.locator('.list-page').elementHandle();

    await fromTag(page, '订单', '刷新');

    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await page.locator('.list-page').waitFor();
  });
});

describe('the settings', () => {
  it('show at once and are there after a reload', async () => {
    const page = await desk.sit('/dashboard');
    await button(page, '主题风格设置').click();
    await page.getByRole('switch', { name: '页签栏' }).click();
    await page.getByText('深色', { exact: true }).first().click();
    await page.locator('.tag-bar').waitFor({ state: 'hidden' });
    await button(page, '保存配置').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('layout-setting'))).toContain('"tagsView":false');

    await page.reload();

    await page.getByRole('heading', { name: '今日待办' }).waitFor();
    expect(await page.locator('.tag-bar').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['appearance'])).toBe('dark');
  });
});

describe('the finder', () => {
  it('leads to a page by the first letters of its pinyin', async () => {
    const page = await desk.sit('/dashboard');

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: '查找任何内容' }).fill('jsgl');
    await page.getByRole('option', { name: /角色管理/ }).waitFor();
    await page.keyboard.press('Enter');

    await expect.poll(() => path(page)).toBe('/operation/roleManager/identityManager');
  });
});

describe('an address', () => {
  it('that does not exist says so', async () => {
    const page = await desk.sit('/nowhere/at/all');
    await page.getByText('返回首页').waitFor();
    expect(path(page)).toBe('/404');
  });

  it('that may not be opened says so', async () => {
    const page = await desk.sit('/store/import', { role: '仓库' });
    await page.getByText('返回首页').waitFor();
    expect(path(page)).toBe('/401');
  });

  it('is kept while a stranger signs in', async () => {
    const { account } = await shop.person({ password });
    const page = await desk.open('/order/index?status=unPaid');
    await page.getByLabel('用户名').fill(account);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await button(page, '登录').click();
    await page.getByRole('tab', { name: /^待付款/, selected: true }).waitFor();
  });
});

describe('on a phone', () => {
  it('the menu lies over the page, and tables are cards', async () => {
    const order = await orders.order({ of: await orders.sku() });
    const page = await desk.sit('/dashboard', {}, { width: 390, height: 844 });
    expect(await page.locator('.tag-bar').count()).toBe(0);

    await button(page, '展开菜单').click();
    await openOrders(page);

    await button(page, '展开菜单').waitFor();
    await page.locator('.card', { hasText: order.orderNo }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
