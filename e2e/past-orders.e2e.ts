import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row, runUntil } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { sku } = ordersIn(shop);

const hand = (page: Page, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name: '旧店订单.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

const HEAD = '订单号,下单时间,收货人,商品,规格编码,数量,单价,运费,实付,快递公司,快递单号';
const LINES = [
  'WD1001,2025-03-01 10:00,陶立新,搪瓷杯,6901,2,39.00,6.00,84.00,顺丰速运,SF10001',
  'WD1002,2025-03-02 11:00,邹敏,明信片,,3,12.00,,30.00,,',
];

describe('the orders of a shop that ran elsewhere', () => {
  it('are brought from the list of orders, found there, and taken back', async () => {
    await sku({ barCode: '6901', name: '搪瓷杯' });
    const page = await desk.sit('/order/index');
    await button(page, '导入历史订单').click();
    await page.getByText('第一行写列名，必须有订单号').waitFor();
    await hand(page, [HEAD, ...LINES].join('\n'));
    await page.getByText('= 36.00，实付 30.00，相差 6.00').waitFor();
    await button(page, '导入 1 单').click();
    await runUntil(shop, page.getByText('已导入 1 单，有问题 1 单'));

    const result = page.url();
    await button(page, '看订单').click();
    const brought = row(page, 'WD1001');
    await brought.getByText('已完成').first().waitFor();
    const cell = brought.locator('td', { hasText: '2025-03-01' });
    const [moment, room] = await Promise.all([cell.locator('time').boundingBox(), cell.boundingBox()]);
    expect((moment?.x ?? 0) + (moment?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
    await brought.locator('.cell-open').click();
    const drawer = page.locator('.ant-drawer:visible');
    await drawer.getByText('SF10001').first().waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await page.goto(result);
    await button(page, '撤回已导入的 1 单').click();
    await dialog(page).getByLabel('撤回原因', { exact: true }).fill('先对一遍再导');
    await button(dialog(page), '撤回').click();
    await runUntil(shop, page.getByText('已撤回 1 单'));
    await button(page, '看订单').waitFor();
    await button(page, '撤回已导入的 1 单').waitFor({ state: 'hidden' });
  });
});
