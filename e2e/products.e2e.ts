import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row, runUntil } from './acts.ts';
import { openDesk } from './desk.ts';
import { PRODUCT_FORM as FORM, field, fillBasics, fillColours } from './product-acts.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const rename = async (page: Page, name: string) => {
  await field(page, '商品名称').fill(name);
  await button(page, '保存').click();
};

describe('a product with specifications', () => {
  it('is made in the form, put on the shelf, and taken back by undo', async () => {
    await catalogue.category({ name: '餐厨' });
    const page = await desk.sit(FORM);
    await fillBasics(page, '搪瓷杯', '餐厨');
    await fillColours(page);
    await button(page, '存入仓库').click();

    const toggle = row(page, '搪瓷杯').getByRole('switch');
    await row(page, '搪瓷杯').getByText('¥39.90 起').waitFor();
    await toggle.click();
    await row(page, '搪瓷杯').waitFor({ state: 'hidden' });
    await button(page, '撤销').click();
    await row(page, '搪瓷杯').waitFor();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
  });
});

describe('a figure in the list', () => {
  it('is changed where it stands and stands so for everybody', async () => {
    const id = await catalogue.product({ storeName: '马克杯', price: 1000, stock: 10, isShow: true });
    const page = await desk.sit('/store/index');
    const elsewhere = await desk.sit('/store/index');

    await row(page, '马克杯').getByText('¥10.00').dblclick();
    await row(page, '马克杯').locator('input:focus').waitFor();
    await page.keyboard.type('12.5');
    await page.keyboard.press('Enter');

    await row(elsewhere, '马克杯').getByText('¥12.50').waitFor();
    expect((await catalogue.skusOf(id))[0]).toMatchObject({ price: 1250 });
  });
});

describe('a product that two people change', () => {
  it('keeps what each wants of it', async () => {
    const id = await catalogue.product({ storeName: '玻璃杯', keyword: '杯' });
    const mine = await desk.sit(`${FORM}/${id}`);
    const theirs = await desk.sit(`${FORM}/${id}`);
    // A form that nobody touched would take over what they save.
    await field(mine, '商品名称').fill('我的');
    await theirs.locator('.section-fold').click();
    await field(theirs, '商品关键字').fill('玻璃 透明');
    await rename(theirs, '他们的杯');
    await theirs.waitForURL('**/store/index?type=2');

    await rename(mine, '我的杯');
    await dialog(mine).getByText('对方的：他们的杯').waitFor();
    await button(dialog(mine), '按所选内容保存').click();
    await mine.waitForURL('**/store/index?type=2');

    expect(await catalogue.row(id)).toMatchObject({ storeName: '我的杯', keyword: '玻璃 透明' });
  });
});

describe('a file with a bad row', () => {
  const csv = [
    '商品编码,商品名称,商品分类,规格,售价,库存',
    'T1,纸杯,餐厨,颜色:白,9.9,100',
    'T1,纸杯,餐厨,颜色:蓝,10.9,50',
    'T2,木杯,餐厨,,abc,1',
  ];

  it('brings in the good ones, names the bad one, and is taken back whole', async () => {
    const page = await desk.sit('/store/import');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\r\n')) });
    await button(page, '下一步：核对修改').click();
    await page.getByText('第 4 行「售价」（E4）：“abc”应为 0 到 999999.99 的数字').waitFor();
    await button(page, '导入 1 件商品').click();
    await runUntil(shop, button(page, '撤销这次导入'));
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, '下载问题行').click()]);
    expect(download.suggestedFilename()).toBe('问题行.csv');

    await button(page, '撤销这次导入').click();
    await button(dialog(page), '撤销这次导入').click();
    await page.getByText('这次导入已经撤销').waitFor();
    await page.goto(new URL('/store/index?type=2&keywords=纸杯', page.url()).href);
    await page.getByText('没有符合条件的商品').waitFor();
  });
});
