import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#contract/settings/site.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop({ payments: 'bySettings' });
const desk = openDesk(shop);
const { sku, order, info } = ordersIn(shop);

const drawer = (page: Page) => page.locator('.ant-drawer .order');
const lineOf = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '微信支付', exact: true }) });

describe('the channel of a demonstration', () => {
  it('is opened in 外部服务, takes a payment by code, and gives it back', async () => {
    await shop.app.write({ name: 'demo.settings', actor: systemActor('演示') }, ({ tx, now }) =>
      setConfig(tx, demoSettings.is_demonstration, 'true', now),
    );
    forgetSettings(shop.db);
    const placed = await order({ of: await sku({ price: 1990, stock: 3 }) });

    const services = await desk.sit('/maintain/system/services');
    await button(lineOf(services), '演示').click();
    await button(dialog(services), '演示').click();
    await button(lineOf(services), '关闭演示').waitFor();
    await services.locator('.top-bar').getByText('演示通道').waitFor();

    const page = await desk.sit(`/order/index?open=${placed.orderNo}`);
    await button(drawer(page), '扫码收款').click();
    await dialog(page).getByText('演示', { exact: true }).waitFor();
    await button(dialog(page), '支付成功').click();
    await dialog(page).getByText('已收款').waitFor();
    await dialog(page).locator('.ant-modal-footer').getByRole('button').click();
    expect(await info(placed)).toMatchObject({ paid: true });

    await button(drawer(page), '退款').click();
    await button(dialog(page), '全额退款').click();
    await dialog(page).getByLabel('退款原因').fill('与描述不符');
    await dialog(page).getByLabel('退款原因').press('Tab');
    await button(dialog(page), '退款 ¥19.90').click();
    await closed(page);
    await shop.runQueued();
    const money = drawer(page).getByRole('list', { name: '收款与付款' });
    await button(money, '成功').click();
    await expect.poll(() => shop.runQueued().then(() => money.getByText('已到账').count())).toBe(1);
    await expect.poll(() => money.getByText('演示', { exact: true }).count()).toBe(2);
  });
});
