import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, signIn } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const password = 'points-and-levers';

/** Code that the app on the phone shows, once the half minute of the last code is over. */
function nextCode(secret: string): string {
  shop.clock.pass('30 seconds');
  return new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
}

const menu = (page: Page) => page.getByRole('navigation', { name: '菜单' });

async function showCode(page: Page, code: string) {
  await page.getByLabel('动态码', { exact: true }).fill(code);
  await button(page, '登录').click();
}

describe('two-step sign-in', () => {
  it('is set up with an app, asked for at the door, and a recovery code stands in for the phone', async () => {
    const { account, token } = await shop.person({ password });
    const page = await desk.open('/maintain/user', { token });
    await button(page, '开启两步登录').click();
    await dialog(page).getByLabel('登录密码').fill(password);
    await button(dialog(page), '下一步').click();
    const secret = ((await dialog(page).locator('.copy-text').textContent()) ?? '').replaceAll(' ', '');
    await dialog(page).getByLabel('动态码').fill(nextCode(secret));
    await button(dialog(page), '开启两步登录').click();
    const shown = dialog(page).getByRole('list', { name: '恢复码' }).getByRole('listitem');
    await shown.first().waitFor();
    const codes = await shown.allTextContents();
    expect(codes).toHaveLength(10);
    await button(dialog(page), '我已保存').click();
    await page.getByText('恢复码还剩 10 个').waitFor();

    const door = await desk.open('/login');
    await signIn(door, account, password);
    await showCode(door, nextCode(secret));
    await menu(door).waitFor();

    const other = await desk.open('/login');
    await signIn(other, account, password);
    await showCode(other, codes[0] ?? '');
    await menu(other).waitFor();
  });
});

describe('a screen left alone', () => {
  it('is locked, shows nothing, and goes on where it was after the password', async () => {
    await shop.admin({ role: '超级管理员' }).run(configCalls.save, { key: 'idle_lock_minutes', value: '10' });
    const { token } = await shop.person({ password });
    const page = await desk.open('/store/list/creatProduct', { token });
    await page.getByLabel('商品名称').fill('只写了一半');
    await page.clock.install();
    await page.clock.fastForward('10:30');

    await page.mouse.move(200, 200);
    await page.getByText('屏幕已锁定', { exact: true }).waitFor();
    await dialog(page).getByLabel('密码', { exact: true }).fill(password);
    await button(dialog(page), '登录').click();
    await page.getByText('屏幕已锁定', { exact: true }).waitFor({ state: 'hidden' });

    expect(await page.getByLabel('商品名称').inputValue()).toBe('只写了一半');
  });
});
