import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const png = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

const cell = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const upload = (within: Page | Locator) => within.locator('.library input[type=file]');
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '图片分类' }).getByText(name, { exact: true });

/** Lets go of a file over the library, as somebody does who drags it in from a folder. */
async function drop(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof png>>) {
  const carried = await page.evaluateHandle(
    ([text, called, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], called, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await page.locator('.library').dispatchEvent('drop', { dataTransfer: carried });
}

describe('the picture library', () => {
  it('takes files by button and by drop, and says what is wrong with one', async () => {
    const page = await desk.sit('/maintain/picture');
    await page.getByText('图片库为空').waitFor();
    await upload(page).setInputFiles([
      await png('红.png', 'red'),
      { name: '假.png', mimeType: 'image/png', buffer: await readFile(import.meta.filename) },
    ]);
    await cell(page, '红.png').waitFor();
    await page.getByText('文件内容与类型不符').waitFor();

    await drop(page, await png('蓝.png', 'blue'));

    await cell(page, '蓝.png').waitFor();
    expect(await cell(page, '假.png').count()).toBe(0);
  });

  it('keeps pictures in categories, and moves one by dragging', async () => {
    const page = await desk.sit('/maintain/picture');
    await upload(page).setInputFiles(await png('横幅一.png', 'green'));
    await button(page, '全部图片的操作').click();
    await page.getByRole('menuitem', { name: '添加分类' }).click();
    await dialog(page).getByLabel('分类名称').fill('活动横幅');
    await button(dialog(page), '添加').click();
    await category(page, '活动横幅').waitFor();

    await cell(page, '横幅一.png').dragTo(category(page, '活动横幅'));

    await page.getByText('操作成功').waitFor();
    await category(page, '活动横幅').click();
    await page.waitForURL(/pid=/);
    await cell(page, '红.png').waitFor({ state: 'hidden' });
    await cell(page, '横幅一.png').waitFor();
  });

  it('tells where a picture is used before it goes, and brings it back', async () => {
    const page = await desk.sit('/maintain/picture');
    await upload(page).setInputFiles(await png('杯.png', 'teal'));
    await cell(page, '杯.png').dblclick();
    const address = await dialog(page).locator('.copy-text').innerText();
    await page.keyboard.press('Escape');
    const cup = catalogue.draft({ storeName: '搪瓷杯', cateId: await catalogue.category() });
    await shop.admin().run(productCalls.save, { ...cup, image: address });

    await page.reload();
    await cell(page, '杯.png').click();
    await button(page, '删除图片').click();
    await dialog(page).getByRole('link', { name: '搪瓷杯' }).waitFor();
    await button(dialog(page), '仍然删除').click();
    await cell(page, '杯.png').waitFor({ state: 'hidden' });
    await button(page, '撤销').click();

    await cell(page, '杯.png').waitFor();
  });
});

describe('the form of a product', () => {
  it('takes its pictures from the library, and the first is its cover', async () => {
    const library = await desk.sit('/maintain/picture');
    await upload(library).setInputFiles(await png('封面.png', 'orange'));
    await cell(library, '封面.png').waitFor();

    const page = await desk.sit('/store/list/creatProduct');
    await button(page, '从图片库选').click();
    await page.getByRole('dialog', { name: '选择图片' }).waitFor();
    await cell(page, '封面.png').click();
    await button(page, '使用选中图片').click();

    await page.locator('.tile img').waitFor();
    expect(await button(page, '把第 1 张设为封面').getAttribute('aria-pressed')).toBe('true');
  });
});
