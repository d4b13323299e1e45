import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { catalogueIn } from '../server/test/catalogue.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { couponsIn } from '../server/test/coupons.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const coupons = couponsIn(shop);

const KEY_MS = 40;
const COLOURS = Array.from({ length: 240 }, (_, index) => `${index}`);

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);

/** Opens the form of a product of 240 colours, each of which is split into two sizes: 480 rows. */
async function openWide(): Promise<{ id: number; page: Page }> {
  const id = await catalogue.product({ storeName: '百色杯', colours: COLOURS });
  const page = await desk.sit(`/store/list/creatProduct/${id}`);
  await button(page, '添加新规格').click();
  await page.getByLabel('规格', { exact: true }).last().fill('尺码');
  await page.getByLabel('规格值', { exact: true }).fill('大 小');
  await page.getByText('将有 480 种组合').waitFor();
  await button(page, '确定').click();
  await page.getByText('共 480 种组合').waitFor();
  return { id, page };
}

/** Processor time (ms) of the page's thread per key, until the next frame: the middle of several. A busy machine does not add to it. */
async function keyTimes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const times: number[] = [];
  for (const key of '123456789') {
    const before = await spent();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    times.push((await spent()) - before);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}

describe('a product of hundreds of SKUs', () => {
  it('is typed into without waiting, filled down, and saved whole', async () => {
    const { id, page } = await openWide();
    await cell(page, 0, 3).click();

    const typing = await keyTimes(page);
    process.stdout.write(`a key in 480 rows: ${typing.toFixed(1)} ms of the page's thread\n`);
    expect(typing).toBeLessThan(KEY_MS);

    await cell(page, 0, 3).fill('6');
    await page.keyboard.press('Control+D');
    await button(page, '提交').click();
    await page.waitForURL(/store\/index\?type=2/);
    const live = (await catalogue.skusOf(id)).filter(({ isDel }) => !isDel);
    expect(live.map(({ stock }) => stock)).toEqual(Array.from({ length: 480 }, () => 6));
    expect(await catalogue.gaps()).toEqual([]);
  });
});

describe('a form that was left in the middle', () => {
  it('offers what was typed when it is opened again', async () => {
    const id = await catalogue.product({ storeName: '陶杯' });
    const page = await desk.sit(`/store/list/creatProduct/${id}`);
    await page.getByLabel('商品名称').fill('陶杯，写了一半');
    await page.waitForResponse((answer) => answer.url().includes('/admin/preference/save'));

    await page.reload();
    await page.getByText('上次未保存的内容', { exact: false }).waitFor();
    await button(page, '恢复').click();

    expect(await page.getByLabel('商品名称').inputValue()).toBe('陶杯，写了一半');
  });
});

describe('the coupons given with a product', () => {
  it('are picked, saved, found again and taken away', async () => {
    const [id, coupon] = [await catalogue.product({ storeName: '赠券杯' }), await coupons.coupon({ name: '回头客 6 元券' })];
    await coupons.coupon({ name: '不是赠券', type: 1 });
    const gifts = async () => (await shop.admin().run(productCalls.info, { id })).couponIds;
    const page = await desk.sit(`/store/list/creatProduct/${id}`);
    const save = async () => {
      await button(page, '提交').click();
      await page.waitForURL(/store\/index\?type=2/);
    };

    await button(page, '选择优惠券').click();
    await row(page, '回头客 6 元券').getByRole('checkbox').check();
    expect(await row(page, '不是赠券').count()).toBe(0);
    await button(dialog(page), '确定').click();
    await save();
    expect(await gifts()).toEqual([coupon]);

    await page.goto(page.url().replace(/store\/index.*/, `store/list/creatProduct/${id}`));
    await button(page, '移除回头客 6 元券').click();
    await save();
    expect(await gifts()).toBeNull();
  });
});
