import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { button, dialog } from './acts.ts';

export const PRODUCT_FORM = '/store/list/creatProduct';

const PICTURE = {
  name: 'cup.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Uploads a picture into a form that has one place for it. */
export async function addPicture(page: Page) {
  await field(page, '上传图片').setInputFiles(PICTURE);
  await page.locator('.tile img').waitFor();
}

export async function fillBasics(page: Page, name: string, category: string) {
  await field(page, '商品名称').fill(name);
  await field(page, '商品简介').fill('加厚杯身');
  await field(page, '商品分类').click();
  await page.locator('.ant-cascader-dropdown:visible').getByText(category, { exact: true }).click();
  await page.keyboard.press('Escape');
  await addPicture(page);
}

export async function fillColours(page: Page) {
  await page.getByRole('radio', { name: '多规格' }).check();
  await page.keyboard.type('颜色');
  await page.keyboard.press('Enter');
  await page.keyboard.type('白 蓝');
  await page.keyboard.press('Enter');
  await field(page, '批量设置图片').click();
  await dialog(page).locator('input[type=file]').setInputFiles(PICTURE);
  await page.locator('.library-cell[data-position]').waitFor();
  await button(page, '使用选中图片').click();
  await page.locator('.batch-row img').waitFor();
  for (const [label, figure] of Object.entries({ 售价: '39.9', 成本价: '18', 划线价: '59', 库存: '20' }))
    await field(page, `批量设置${label}`).fill(figure);
  await button(page, '应用到全部规格').click();
  await field(page, '蓝售价').fill('42.5');
}
