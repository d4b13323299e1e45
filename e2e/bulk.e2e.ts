import { describe, expect, it } from 'vitest';
import { DAY } from '#contract/durations.ts';
import { showMoment } from '#contract/moment.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, closed, dialog, pick, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const WAREHOUSE = '/store/index?type=2';

describe('a price that falls for many', () => {
  it('is seen before, leaves alone what it cannot change, and is taken back as one', async () => {
    const cateId = await catalogue.category({ name: '杯子' });
    for (const [storeName, price] of [
      ['玻璃杯', 2000],
      ['马克杯', 3000],
      ['小纸杯', 100],
    ] as const)
      await catalogue.product({ storeName, price, cateId });
    const page = await desk.sit(WAREHOUSE);
    await row(page, '玻璃杯').waitFor();
    await page.getByRole('checkbox', { name: '选择本页' }).check();
    await button(page, '批量修改').click();

    const box = dialog(page);
    await pick(box.getByRole('combobox', { name: '改价方式' }), '每件减价');
    await box.getByLabel('改价数值').fill('2');
    await button(page, '预览 3 件').click();
    await box.getByText('20.00 → 18.00').waitFor();
    expect(await box.getByRole('region', { name: '改不了的商品' }).textContent()).toContain('小纸杯');
    await button(page, '修改 2 件商品').click();
    await box.getByText('已修改 2 件，未能修改 1 件', { exact: false }).waitFor();
    await box.locator('.ant-modal-footer').getByRole('button').click();
    await row(page, '玻璃杯').getByText('¥18.00').waitFor();

    await page.goto(new URL('/store/bulk', page.url()).href);
    await row(page, '售价 −2.00 元').getByRole('button', { name: '售价 −2.00 元' }).click();
    await button(page, '撤销这次修改').click();
    await dialog(page).getByRole('button', { name: '撤销这次修改' }).click();
    await page.getByText('这次修改已经撤销', { exact: false }).waitFor();
    await page.goto(new URL(WAREHOUSE, page.url()).href);
    await row(page, '玻璃杯').getByText('¥20.00').waitFor();
  });
});

describe('a product', () => {
  it('is copied, and its copy opens', async () => {
    await catalogue.product({ storeName: '铜壶' });
    const page = await desk.sit(`${WAREHOUSE}&keywords=铜壶`);

    await choose(page, row(page, '铜壶'), '复制');

    await page.waitForURL(/creatProduct\/\d+$/);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#storeName')?.value === '铜壶（副本）');
  });

  it('goes on sale at a time that was planned', async () => {
    const id = await catalogue.product({ storeName: '锡罐' });
    const page = await desk.sit(`${WAREHOUSE}&keywords=锡罐`);
    await choose(page, row(page, '锡罐'), '定时');
    await page.getByLabel('执行时间').fill(showMoment(new Date(shop.clock.now().getTime() + 2 * DAY)).slice(0, 16));
    await page.keyboard.press('Enter');
    await button(page, '创建定时').click();
    await closed(page);

    await page.goto(new URL('/store/schedule', page.url()).href);
    await row(page, '锡罐').getByText('上架').waitFor();
    await shop.pass('3 days');
    expect((await catalogue.row(id)).isShow).toBe(true);
  });
});
