import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const PASSWORD = 'kettle-on-track-7';

const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单' });

describe('an invitation', () => {
  it('is made in five steps with the role in sight, accepted by its link in another browser, and gives what the role may do alone', async () => {
    const page = await desk.sit('/operation/roleManager/adminList', { realName: '店主' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const hand = countSteps(page);
    await hand.click(button(page, '邀请员工'));
    await dialog(page).getByLabel('姓名').and(page.locator(':focus')).waitFor();
    await hand.type('小李');
    await hand.click(dialog(page).getByRole('checkbox', { name: '仓库' }));
    await dialog(page)
      .getByText(/^仓库：可用 /)
      .waitFor();
    await hand.click(button(dialog(page), '创建邀请'));
    const link = await dialog(page).locator('.copy-text').textContent();
    await dialog(page)
      .getByText(/^链接已复制/)
      .waitFor();
    await hand.click(button(dialog(page), '我已保存'));
    expect(hand.steps()).toBeLessThanOrEqual(5);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const guest = await desk.open(new URL(link ?? '').pathname);
    await guest.getByText('仓库', { exact: true }).waitFor();
    await guest.getByText('店主').waitFor();
    await guest.getByLabel('账号').fill('xiaoli');
    await guest.getByLabel('登录密码').fill(PASSWORD);
    await button(guest, '接受邀请并登录').click();
    await sidebar(guest).getByText('订单', { exact: true }).first().waitFor();
    expect(await sidebar(guest).getByText('财务', { exact: true }).count()).toBe(0);
    expect(await sidebar(guest).getByText('设置', { exact: true }).count()).toBe(0);

    await page.goto(new URL('/operation/roleManager/invitations', page.url()).href);
    await row(page, '小李').getByText('已接受').waitFor();
    await row(page, '小李').getByText('xiaoli').waitFor();

    const late = await desk.open(new URL(link ?? '').pathname);
    await late.getByText('这个邀请已经接受过，请用当时设置的账号直接登录').waitFor();
  });
});
