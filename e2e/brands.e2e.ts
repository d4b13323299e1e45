import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { picture } from '../server/test/pictures.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const brands = async () => (await shop.admin().run(brandCalls.list, { page: 1, limit: 20 })).list;

describe('a brand', () => {
  it('is made, hidden and shown, and stays while a product carries it', async () => {
    const page = await desk.sit('/store/brand');
    await button(page.locator('.list-state'), '添加品牌').click();
    await dialog(page).getByLabel('品牌名称').fill('绿皮车');
    const logo = { name: '标.png', mimeType: 'image/png', buffer: await picture(40).png().toBuffer() };
    await dialog(page).locator('input[type=file]').setInputFiles(logo);
    await dialog(page).locator('.tile img').waitFor();
    await button(dialog(page), '保存').click();
    await row(page, '绿皮车').waitFor();

    const shown = page.getByRole('switch', { name: '绿皮车显示' });
    await shown.click();
    await expect.poll(async () => (await brands())[0]?.isShow).toBe(false);
    await shown.click();
    await expect.poll(async () => (await brands())[0]?.isShow).toBe(true);

    const brandId = (await brands())[0]?.id ?? 0;
    const cup = catalogue.draft({ storeName: '搪瓷杯', cateId: await catalogue.category() });
    await shop.admin().run(productCalls.save, { ...cup, brandId });
    await page.reload();
    await choose(page, row(page, '绿皮车'), '删除');
    await page.getByText('该品牌下有商品，不能删除').waitFor();
    await row(page, '绿皮车').waitFor();
  });
});
