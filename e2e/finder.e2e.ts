import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);

const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const box = (page: Page) => page.getByRole('combobox', { name: '查找任何内容' });
const buyer = { account: 'wx-e2e', nickname: '欧阳雪', phone: '13900007788' };

describe('a record', () => {
  it('is opened from any screen by Ctrl-K, its name and Enter, typed in one go', async () => {
    const id = await catalogue.product({ storeName: '竹编提篮' });
    const { orderNo } = await orders.order({ of: await orders.sku(), buyer });
    const page = await desk.sit('/store/comment');

    for (const [words, opened] of [
      ['竹编提篮', `/store/list/creatProduct/${id}`],
      [orderNo.slice(-8), `/order/index?open=${orderNo}`],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await expect.poll(() => address(page)).toBe(opened);
    }
    await page.getByRole('dialog').getByText(orderNo).first().waitFor();
  });

  it('is found on a phone over the whole screen', async () => {
    const phoning = { ...buyer, account: 'wx-phone', nickname: '诸葛瑾' };
    const { orderNo } = await orders.order({ of: await orders.sku(), buyer: phoning });
    const page = await desk.sit('/dashboard', {}, { width: 390, height: 844 });

    await button(page, '查找').click();
    await box(page).fill('诸葛瑾');
    await page.getByRole('group', { name: '用户' }).getByRole('option').click();

    await expect.poll(() => address(page)).toMatch(/^\/user\/index\?open=\d+$/);
    await page.getByTitle('在订单列表中查看').click();
    await expect.poll(() => address(page)).toMatch(/^\/order\/index\?uid=\d+$/);
    await expect.poll(() => page.locator('.card:visible').count()).toBe(1);
    await page.locator('.card:visible').getByText(orderNo).waitFor();
  });

  it('is not found by a role that may not see it, and what was typed over a dialog stays in the box', async () => {
    await catalogue.product({ storeName: '铜哨子' });
    await orders.order({ of: await orders.sku({ name: '铜哨子' }), paid: true });
    const page = await desk.sit('/order/index', { role: '财务' });

    await page.keyboard.press('?');
    await page.getByText('快捷键', { exact: true }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('铜哨子');
    await page.getByRole('group', { name: '订单' }).waitFor();

    expect(await box(page).inputValue()).toBe('铜哨子');
    expect(await page.getByRole('group', { name: '商品' }).count()).toBe(0);
  });
});
