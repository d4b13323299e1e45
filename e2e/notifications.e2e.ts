import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单' });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });
const find = async (mark: string) => (await shop.admin().run(notificationCalls.list, {})).find((one) => one.mark === mark);

describe('the notifications of the shop', () => {
  it('are found in the menu, given the id of a template, and switched', async () => {
    const page = await desk.sit('/dashboard');
    await sidebar(page).getByText('设置', { exact: true }).click();
    await sidebar(page).getByText('消息通知', { exact: true }).click();

    await button(row(page, '订单发货通知'), '详情').click();
    await dialog(page).getByText('OPENTM418033200').waitFor();
    await dialog(page).getByLabel('模板ID').fill('tmpl-20');
    await button(dialog(page), '保存').click();
    await closed(page);
    const saved = await shop.admin().run(notificationCalls.detail, { id: 2, detailType: 'wechat' });
    expect(saved).toMatchObject({ tempId: 'tmpl-20', status: 2 });

    await switchOf(page, '订单发货通知：公众号模板').click();
    await expect.poll(() => find('deliverGoods')).toMatchObject({ isWechat: 1, isRoutine: 1 });
  });
});
