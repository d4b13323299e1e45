import { describe, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { startOfDay } from '#contract/moment.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { marketingIn } from '../server/test/marketing.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const NAMES = ['站台马克杯', '信号灯', '车票夹'];
/** Clicks of the best rival for the same job. */
const MOST = 14;

describe('three products at ten tomorrow', () => {
  it('are put on sale together in a few clicks, though a slot of the shop lies across', async () => {
    const ids: number[] = [];
    for (const storeName of NAMES) ids.push(await catalogue.product({ storeName, price: 2000, isShow: true }));
    const skus = await Promise.all(ids.map((id) => catalogue.skusOf(id)));
    const figures = skus.flat().map(({ id: skuId }) => ({ skuId, cost: 1000 }));
    await shop.admin().run(productBulkCalls.bulkRun, { ids, figures });
    await marketingIn(shop).slot(8, 12);
    const page = await desk.sit('/marketing/seckill/list');
    await page.getByRole('heading', { name: '秒杀商品' }).waitFor();

    const hand = countSteps(page);
    await hand.click(button(page, '添加秒杀商品').first());
    await hand.click(button(page, '选择商品'));
    for (const name of NAMES) await hand.click(dialog(page).getByRole('checkbox', { name: `选择${name}` }));
    await hand.click(button(page, '确定（3）'));
    await hand.click(button(page, '明天'));
    for (const [field, time] of [
      ['开始时间', '10:00'],
      ['结束时间', '12:00'],
    ] as const)
      await hand.pick(page.getByRole('combobox', { name: field }), time);
    await hand.fill(page.getByRole('spinbutton', { name: '售价的百分比' }), '80');
    await hand.press('Enter');
    await hand.click(button(page, '全部添加'));
    expect(hand.steps()).toBeLessThanOrEqual(MOST);

    for (const name of NAMES) await row(page, name).getByText('¥16.00').waitFor();
    await row(page, '信号灯').getByText('10:00 - 12:00').waitFor();
    await row(page, '信号灯').getByText('明天 10:00 开始').waitFor();
    const { list } = await shop.admin().run(flashSaleCalls.list, { page: 1, limit: 20 });
    expect(list).toHaveLength(NAMES.length);
    expect(new Set(list.map(({ startTime }) => startTime.getTime()))).toEqual(new Set([startOfDay(new Date(), 1).getTime()]));
  });

  it('are filled in by keys and a block from a spreadsheet, on a phone too', async () => {
    const page = await desk.sit('/marketing/seckill/creatSeckill', {}, { width: 390, height: 844 });
    await button(page, '选择商品').click();
    for (const name of NAMES.slice(0, 2)) await dialog(page).getByText(name).click();
    await button(page, '确定（2）').click();
    await page.getByLabel('站台马克杯秒杀价').fill('12.5');
    await page.getByLabel('站台马克杯秒杀价').press('Enter');
    const below = page.getByLabel('信号灯秒杀价');
    await below.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('9');
    await expect.poll(() => below.inputValue()).toBe('9');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
